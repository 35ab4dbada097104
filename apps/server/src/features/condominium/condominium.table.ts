export type CondominiumRow = {
  name: string | null
  sharePermille: number | null
  managerName: string | null
  managerEmail: string | null
  managerPhone: string | null
  version: number
}

export const condominiumColumns = `c.name, c.share_permille as "sharePermille", c.manager_name as "managerName",
  c.manager_email as "managerEmail", c.manager_phone as "managerPhone", c.version`
