type HiddenTableProps = {
  readonly caption: string
  readonly head: readonly [string, string]
  readonly rows: readonly (readonly [string, string])[]
}

/** The figures of a chart in words, for everyone who does not see it. */
export function HiddenTable({ caption, head, rows }: HiddenTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head[0]}</th>
            <th scope="col">{head[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
