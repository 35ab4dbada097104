export default function WorkshopPage() {
  return <main />
}
