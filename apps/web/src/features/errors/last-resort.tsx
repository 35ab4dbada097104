import { Component, type ReactNode } from 'react'
import { errorsTexts } from './errors.texts.ts'

type Props = { readonly children: ReactNode }

/** Around the error page: should that fail as well, plain words and a link remain. Only a class can catch this. */
export class LastResort extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <h1>{errorsTexts.lastTitle}</h1>
        <p>{errorsTexts.last}</p>
        <p>
          <a href="/">{errorsTexts.toHome}</a>
        </p>
      </main>
    )
  }
}
