import styles from './plain-map.module.css'

const houses = [
  [64, 52, 46, 34],
  [138, 40, 38, 40],
  [60, 196, 52, 38],
  [150, 214, 40, 34],
  [246, 46, 44, 32],
  [470, 44, 52, 40],
  [556, 66, 40, 34],
  [648, 40, 46, 40],
  [478, 208, 44, 36],
  [566, 226, 52, 34],
  [662, 196, 40, 44],
] as const

/** Where a map would be: streets and houses as they could lie anywhere, with ours in the middle. Needs no network. */
export function PlainMap() {
  return (
    <svg
      className={styles['map']}
      viewBox="0 0 760 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={styles['land']} width="760" height="300" />
      <path className={styles['green']} d="M0 0h34c18 40 4 92-34 118ZM600 300c10-30 60-46 160-40v40Z" />
      <path className={styles['water']} d="M690 0c-14 50 20 82 70 96V0Z" />
      <g className={styles['edge']}>
        <path d="M-10 146C160 118 300 160 420 150S640 120 770 150" />
        <path d="M212-10c6 60 0 110 8 152M420 150c-6 60 4 110-6 160" />
      </g>
      <g className={styles['street']}>
        <path d="M-10 146C160 118 300 160 420 150S640 120 770 150" />
        <path d="M212-10c6 60 0 110 8 152M420 150c-6 60 4 110-6 160" />
      </g>
      <g className={styles['house']}>
        {houses.map(([x, y, width, height]) => (
          <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="3" />
        ))}
      </g>
      <rect className={styles['own']} x="352" y="72" width="56" height="44" rx="3" />
      <g className={styles['pin']}>
        <path d="M380 96c-20-22-28-32-28-44a28 28 0 0 1 56 0c0 12-8 22-28 44Z" />
        <path className={styles['sign']} d="M368 53l12-11 12 11v12h-24Z" />
      </g>
    </svg>
  )
}
