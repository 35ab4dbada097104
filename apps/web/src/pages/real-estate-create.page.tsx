export default function RealEstateCreatePage() {
  return <main />
}
