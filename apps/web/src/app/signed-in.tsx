import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageTitle } from '#features/shell/page-title.tsx'
import { queryClient } from '#device/cache/query.ts'
import { Toasts } from '#ui/overlay/toast.tsx'
import { Guard } from './guard.tsx'
import './leaving.ts'

/** What every page for signed-in people stands in, whatever its frame. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  return (
    <Guard>
      <QueryClientProvider client={queryClient}>
        <PageTitle />
        {children}
        <Toasts />
      </QueryClientProvider>
    </Guard>
  )
}
