export default function RealEstatePage() {
  return <main />
}
