import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import headingUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { themeColour } from '#device/limits.ts'
import { canonicalPath } from '#device/routing/routes.ts'
import { ShellSkeleton } from './shell-skeleton.tsx'
import { useFirstDocument } from './use-first-document.ts'
import '#ui/tokens.css'
import '#ui/base.css'

export { ErrorBoundary } from './error-boundary.tsx'

export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const isFirst = useFirstDocument()
  return (
    <html lang="de-CH" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColour} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="canonical" href={canonicalPath(pathname)} />
        <link rel="preload" as="font" type="font/woff2" href={interUrl} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={headingUrl} crossOrigin="anonymous" />
        <Meta />
        <Links />
        {isFirst && <script src="/boot.js" />}
      </head>
      <body>
        {children}
        {isFirst && <ScrollRestoration />}
        <Scripts />
      </body>
    </html>
  )
}

// React Router looks for these two by name, the first as default.
export default function App() {
  return <Outlet />
}

export function HydrateFallback() {
  return <ShellSkeleton />
}
