import type { TodoPriority } from './todo.ts'

export const todoPriorityLabels: Record<TodoPriority, string> = { high: 'Hoch', normal: 'Normal' }
