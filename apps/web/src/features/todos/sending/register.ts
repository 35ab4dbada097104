import { registerTodoSenders } from './todo-senders.ts'

registerTodoSenders()
