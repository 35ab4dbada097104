import { ProjectRef } from '#features/projects/projects.graphql.ts'
import { builder } from '#platform/graphql/graphql-builder.ts'
import { reportAddress } from './closing-report.service.ts'

builder.objectFields(ProjectRef, (t) => ({
  reportUrl: t.string({
    description: 'Adresse des Abschlussberichts als PDF, eine Minute lang; Beträge nur mit dem Finanzrecht',
    resolve: (project, _args, ctx) => reportAddress(ctx, project),
  }),
}))
