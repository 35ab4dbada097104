export const createHouse =
  'mutation CreateHouse($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id version } }'
export const addComponent =
  'mutation AddComponent($realEstateId: ID!, $input: AddComponentInput!) { addComponent(realEstateId: $realEstateId, input: $input) { id version } }'
export const addRoom =
  'mutation AddRoom($realEstateId: ID!, $input: AddRoomInput!) { addRoom(realEstateId: $realEstateId, input: $input) { id version } }'
export const addTodo =
  'mutation AddTodo($realEstateId: ID!, $input: AddTodoInput!) { addTodo(realEstateId: $realEstateId, input: $input) { id version } }'
export const addCraftsman =
  'mutation AddCraftsman($realEstateId: ID!, $input: AddCraftsmanInput!) { addCraftsman(realEstateId: $realEstateId, input: $input) { id version } }'
export const addProject =
  'mutation AddProject($realEstateId: ID!, $input: AddProjectInput!) { addProject(realEstateId: $realEstateId, input: $input) { id version } }'
export const setQuote =
  'mutation SetQuote($realEstateId: ID!, $id: ID!, $input: SetQuoteInput!) { setQuote(realEstateId: $realEstateId, id: $id, input: $input) { version } }'
export const acceptQuote =
  'mutation Accept($realEstateId: ID!, $id: ID!, $input: AcceptQuoteInput!) { acceptQuote(realEstateId: $realEstateId, id: $id, input: $input) { id version } }'
export const setChangeOrder =
  'mutation SetOrder($realEstateId: ID!, $id: ID!, $input: SetChangeOrderInput!) { setChangeOrder(realEstateId: $realEstateId, id: $id, input: $input) { id version } }'
export const addJournalEntry =
  'mutation AddEntry($realEstateId: ID!, $input: AddJournalEntryInput!) { addJournalEntry(realEstateId: $realEstateId, input: $input) { id version } }'
export const addDefect =
  'mutation AddDefect($realEstateId: ID!, $input: AddDefectInput!) { addDefect(realEstateId: $realEstateId, input: $input) { id version } }'
export const addMakerWarranty =
  'mutation AddWarranty($realEstateId: ID!, $input: AddMakerWarrantyInput!) { addMakerWarranty(realEstateId: $realEstateId, input: $input) { id version } }'
export const addApproval =
  'mutation AddApproval($realEstateId: ID!, $input: AddApprovalInput!) { addApproval(realEstateId: $realEstateId, input: $input) { id version } }'
export const addAcceptance =
  'mutation AddAcceptance($realEstateId: ID!, $input: AddAcceptanceInput!) { addAcceptance(realEstateId: $realEstateId, input: $input) { id version } }'
export const addInvoice =
  'mutation AddInvoice($realEstateId: ID!, $input: AddInvoiceInput!) { addInvoice(realEstateId: $realEstateId, input: $input) { id version } }'
export const addAppointment =
  'mutation AddAppointment($realEstateId: ID!, $input: AddAppointmentInput!) { addAppointment(realEstateId: $realEstateId, input: $input) { id version } }'
export const addMeasure =
  'mutation AddMeasure($realEstateId: ID!, $input: AddMeasureInput!) { addMeasure(realEstateId: $realEstateId, input: $input) { id version } }'
export const addEvent =
  'mutation AddEvent($realEstateId: ID!, $input: AddComponentEventInput!) { addComponentEvent(realEstateId: $realEstateId, input: $input) { id version } }'
export const setTask =
  'mutation SetTask($realEstateId: ID!, $id: ID!, $input: SetMaintenanceTaskInput!) { setMaintenanceTask(realEstateId: $realEstateId, id: $id, input: $input) { id version } }'
