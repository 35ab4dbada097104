export default function RealEstatesPage() {
  return <main />
}
