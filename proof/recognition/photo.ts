import type { Chance } from './chance.ts'

/** The sheet lies on a table, turned by up to four degrees and not quite below the lens. */
export function pose(chance: Chance): string {
  const turn = (chance.between(5, 40) / 10) * chance.pick([-1, 1])
  const [tilt, lean] = [chance.between(-30, 30) / 10, chance.between(-20, 20) / 10]
  const table = chance.pick(['#6b4f3a', '#3f4347', '#8c7a66', '#55606a'])
  const blur = chance.percent(30) ? 'filter: blur(0.35px);' : ''
  return `body { background: ${table}; padding: 40px 50px; overflow: hidden; position: relative }
    main { ${blur} transform: perspective(2600px) rotateX(${tilt}deg) rotateY(${lean}deg) rotateZ(${turn}deg) }`
}

/** One lamp, and the shadow of the hand with the telephone. */
export function lit(chance: Chance): string {
  const [x, y, angle] = [chance.between(10, 90), chance.between(10, 90), chance.between(0, 359)]
  const [dark, shade] = [chance.between(35, 55) / 100, chance.between(8, 22) / 100]
  return `#light, #grain { position: absolute; inset: 0; pointer-events: none }
    #light { mix-blend-mode: multiply; background:
      linear-gradient(${angle}deg, rgb(30 25 20 / ${shade}) 0 38%, transparent 46%),
      radial-gradient(circle at ${x}% ${y}%, rgb(255 250 238), rgb(40 36 30 / ${dark}) 130%) }`
}

/** Runs in the page: grains of a small sensor, as a tile of grey dots that are the same in every run. */
export function grain({ seed, strength }: { seed: number; strength: number }): void {
  const canvas = document.createElement('canvas')
  const side = 384
  canvas.width = side
  canvas.height = side
  const brush = canvas.getContext('2d')
  if (brush === null) return
  const dots = brush.createImageData(side, side)
  let state = seed * 2_654_435_761
  for (let at = 0; at < side * side; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const value = state >>> 24
    dots.data[at * 4] = value
    dots.data[at * 4 + 1] = value
    dots.data[at * 4 + 2] = value
    dots.data[at * 4 + 3] = strength
  }
  brush.putImageData(dots, 0, 0)
  const sheet = document.getElementById('grain')
  if (sheet === null) return
  sheet.style.backgroundImage = `url(${canvas.toDataURL()})`
  sheet.style.backgroundSize = `${side / 2}px`
}
