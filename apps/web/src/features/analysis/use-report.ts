import { download } from '#device/download.ts'
import { request } from '#device/net/graphql.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { AnalysisReportDocument } from '#gql/graphql.ts'
import { analysisTexts } from './analysis.texts.ts'

/** The report as a file: its address is asked for when somebody wants it, because it holds only a while. */
export function useReport(realEstateId: string) {
  const { submit, isBusy } = useSubmit(async () => {
    const { realEstate } = await request(AnalysisReportDocument, { realEstateId })
    if (!realEstate) throw new Error('no report for this house')
    download(realEstate.analysisReportUrl)
  })
  return {
    isBusy,
    fetchReport: async (): Promise<void> => {
      const failure = await submit({})
      if (failure !== undefined) toast({ text: analysisTexts.head.reportFailed, tone: 'due' })
    },
  }
}
