import type { ComponentProps, ReactNode } from 'react'
import { AppLink } from './app-link.tsx'
import { classes } from '#ui/classes.ts'
import styles from './button.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

export type ButtonLook = {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** `large` is for the one action of a narrow page (sign-in, wizard). */
  readonly size?: 'small' | 'normal' | 'large' | undefined
  readonly icon?: ReactNode
  readonly isWide?: boolean | undefined
}

type ButtonProps = ButtonLook & ComponentProps<'button'> & { readonly isBusy?: boolean | undefined }

/** A busy button keeps its width and the focus; it only stops answering. */
export function Button({ kind, size, icon, isWide, isBusy, children, className, ...rest }: ButtonProps) {
  const { onClick, type = 'button', ...others } = rest
  return (
    <button
      {...others}
      type={type}
      className={buttonClass({ kind, size, isWide }, className)}
      aria-busy={isBusy === true ? true : undefined}
      aria-disabled={isBusy === true ? true : others['aria-disabled']}
      onClick={(event) => {
        if (isBusy === true) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
      {isBusy === true && (
        <span className={styles['busy']}>
          <span className={styles['spinner']} aria-hidden="true" />
          <span className="visually-hidden">{uiTexts.busy}</span>
        </span>
      )}
    </button>
  )
}

type LinkButtonProps = ButtonLook &
  Omit<ComponentProps<'a'>, 'href'> &
  ({ readonly href: string; readonly to?: never } | { readonly to: string; readonly href?: never })

/** `to` stays inside the app, `href` is a plain link (public pages, files, other hosts). */
export function LinkButton(props: LinkButtonProps) {
  const { kind, size, icon, isWide, children, className, href, to, ...rest } = props
  const content = <ButtonContent icon={icon}>{children}</ButtonContent>
  const name = buttonClass({ kind, size, isWide }, className)
  if (to === undefined) {
    return (
      <a {...rest} href={href} className={name}>
        {content}
      </a>
    )
  }
  return (
    <AppLink {...rest} to={to} className={name}>
      {content}
    </AppLink>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  readonly label: string
  readonly icon: ReactNode
  readonly look?: 'plain' | 'framed' | undefined
}

/** A sign alone; its word is for screen readers and for the pointer that rests on it. */
export function IconButton({ label, icon, look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(styles['sign'], look === 'framed' && styles['framed'], className)}
    >
      {icon}
    </button>
  )
}

export function ButtonContent({
  icon,
  children,
}: {
  readonly icon: ReactNode
  readonly children: ReactNode
}) {
  return (
    <span className={styles['content']}>
      {icon !== undefined && (
        <span className={styles['icon']} aria-hidden="true">
          {icon}
        </span>
      )}
      {children !== undefined && <span className={styles['words']}>{children}</span>}
    </span>
  )
}

export function buttonClass(
  { kind = 'secondary', size = 'normal', isWide }: ButtonLook,
  className?: string,
): string {
  return classes(styles['button'], styles[kind], styles[size], isWide === true && styles['wide'], className)
}
