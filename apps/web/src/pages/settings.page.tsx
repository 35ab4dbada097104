export default function SettingsPage() {
  return <main />
}
