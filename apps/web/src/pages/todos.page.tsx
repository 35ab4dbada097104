export default function TodosPage() {
  return <main />
}
