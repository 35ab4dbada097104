import { pathTo } from '#device/routing/routes.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { accountsTexts } from './accounts.texts.ts'
import styles from '#features/accounts/form/form.module.css'

const { linkInvalid: texts } = accountsTexts

/** For a link that is too old, was used, or lost a part on its way. */
export function LinkInvalid({ purpose }: { readonly purpose: 'reset' | 'confirm' }) {
  return (
    <div className={styles['form']}>
      <Notice tone="soon" title={texts.title} live="alert">
        {texts[purpose]}
      </Notice>
      {purpose === 'reset' ? (
        <LinkButton kind="primary" size="large" isWide to={pathTo('forgotPassword')}>
          {texts.requestNew}
        </LinkButton>
      ) : (
        <LinkButton kind="primary" size="large" isWide to={pathTo('login')}>
          {texts.login}
        </LinkButton>
      )}
    </div>
  )
}
