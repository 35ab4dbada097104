import { SearchView } from '#features/search/search-view.tsx'

export default function SearchPage() {
  return <SearchView />
}
