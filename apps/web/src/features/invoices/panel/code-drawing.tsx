import { codePath, cross, quiet } from './code-path.ts'
import styles from './payment-code.module.css'

type CodeDrawingProps = { readonly text: string; readonly alt: string }

/** The code of a bill with its Swiss cross, drawn of the text we wrote ourselves. */
export function CodeDrawing({ text, alt }: CodeDrawingProps) {
  const { side, path } = codePath(text)
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
    <svg
      className={styles['drawing']}
      viewBox={`${-quiet} ${-quiet} ${side + 2 * quiet} ${side + 2 * quiet}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img tag would need the drawing as a file
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
