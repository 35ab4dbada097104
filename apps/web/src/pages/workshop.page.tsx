import { Workshop } from '#ui/workshop/workshop.tsx'

export default function WorkshopPage() {
  return <Workshop />
}
