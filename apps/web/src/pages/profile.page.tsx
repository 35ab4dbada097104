import { ProfileForm } from '#features/profile/profile-form.tsx'
import { ProfileFailure, ProfileSkeleton } from '#features/profile/profile-state.tsx'
import { profileTexts } from '#features/profile/profile.texts.ts'
import { useHouses } from '#house/active-house.ts'
import { useSession } from '#device/session/use-session.ts'
import { PageHead } from '#ui/layout/page-head.tsx'

export default function ProfilePage() {
  const { data, isError, refetch } = useHouses()
  const { user } = useSession()
  const profile = data?.me
  return (
    <>
      <PageHead title={profileTexts.title} sentence={profileTexts.sentence} />
      {profile !== undefined && profile !== null ? (
        <ProfileForm profile={profile} email={user?.email ?? ''} />
      ) : isError ? (
        <ProfileFailure onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton />
      )}
    </>
  )
}
