export default function ProfilePage() {
  return <main />
}
