import styles from './shell-skeleton.module.css'

/** What stands on the screen while the app's code loads: the frame of the signed-in area without words. */
export function ShellSkeleton() {
  return (
    <div className={styles['shell']} aria-hidden="true">
      <title>Hauswart</title>
      <div className={styles['side']} />
      <div className={styles['main']}>
        <div className={styles['line']} />
        <div className={styles['title']} />
        <div className={styles['card']} />
      </div>
    </div>
  )
}
