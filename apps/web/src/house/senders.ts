import { sendChangesOf } from './record/deliver.ts'
import { todos } from './todos.ts'

sendChangesOf(todos)
