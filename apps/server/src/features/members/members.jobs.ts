import { memberNotices, roleSentences, type MemberNews } from '@hauswart/domain/access/invitation.labels'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { houseTitle } from '@hauswart/domain/reports/analysis-report.labels'
import { notifyUser } from '#features/notifications/notifications.service.ts'
import type { JobDeps, JobHandler } from '#platform/jobs/worker.ts'
import { forgetInvitations } from './members.cleaning.queries.ts'
import { findHouseNews, type HouseNews } from './members.news.queries.ts'

export const memberJobs: Readonly<Record<string, JobHandler>> = {
  tell_people: async ({ realEstateId, about, id, who }, deps) => {
    if (!isId(realEstateId) || !isId(id) || !isId(who) || !isNews(about))
      throw new Error('tell_people needs a house, what it is about, an id and a person')
    const news = await findHouseNews(deps, realEstateId, who)
    // Nobody is told of a house that is gone.
    if (news !== undefined) await tellAll(deps, { realEstateId, about, id, who }, news)
  },
  forget_invitations: async (_payload, deps) => forgetInvitations(deps),
}

type Told = {
  readonly realEstateId: string
  readonly about: MemberNews
  readonly id: string
  readonly who: string
}

async function tellAll(deps: JobDeps, told: Told, news: HouseNews): Promise<void> {
  const { title, text } = memberNotices[told.about]
  const isOwn = told.about === 'access_changed' || told.about === 'access_ended'
  const subject = told.about === 'access_changed' ? roleSentences[news.role ?? 'reader'] : (news.name ?? '')
  // Coming and going concerns those who decide over it; a right concerns whoever has it.
  const people = isOwn ? [told.who] : news.owners.filter((userId) => userId !== told.who)
  for (const userId of people)
    await notifyUser(deps, deps.parts.clock, {
      userId,
      kind: told.about,
      objectId: told.id,
      title,
      text: text(subject, houseTitle(news.house)),
      // Whoever is out finds nothing at the house.
      ...(told.about === 'access_ended'
        ? { target: { route: 'realEstate', id: null } }
        : {
            target: { route: 'realEstate', id: told.realEstateId },
            about: { realEstateId: told.realEstateId, thingId: told.who, dueOn: deps.parts.clock.today() },
          }),
    })
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)
const isNews = (value: unknown): value is MemberNews => typeof value === 'string' && value in memberNotices
