import { correction, generate } from 'lean-qr'
import styles from './payment-code.module.css'

/** White around it, in fields of the code: without it cameras do not find its edge. */
const quiet = 4
/** The cross in the middle takes 7 of 46 mm (SIX, QR-bill 2.3, 6.4.2); what it hides the code can do without. */
const cross = { white: 7 / 46, black: 6 / 46, long: 3.89 / 46, thick: 1.17 / 46 }

type CodeDrawingProps = { readonly text: string; readonly alt: string }

/** The code of a bill with its Swiss cross, drawn of the text we wrote ourselves. */
export function CodeDrawing({ text, alt }: CodeDrawingProps) {
  const code = generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M })
  const side = code.size
  const all = Array.from({ length: side * side }, (_, at) => ({ x: at % side, y: Math.floor(at / side) }))
  const path = all.flatMap(({ x, y }) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])).join('')
  const middle = (width: number, height: number, fill: string) => (
    <rect
      x={(side * (1 - width)) / 2}
      y={(side * (1 - height)) / 2}
      width={side * width}
      height={side * height}
      fill={fill}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img tag would need the drawing as a file
    <svg
      className={styles['drawing']}
      viewBox={`${-quiet} ${-quiet} ${side + 2 * quiet} ${side + 2 * quiet}`}
      role="img"
      aria-label={alt}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
      {middle(cross.white, cross.white, '#fff')}
      {middle(cross.black, cross.black, '#000')}
      {middle(cross.long, cross.thick, '#fff')}
      {middle(cross.thick, cross.long, '#fff')}
    </svg>
  )
}
