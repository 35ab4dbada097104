import {
  editors,
  everyone,
  field,
  inHouse,
  keyed,
  members,
  no,
  onHouse,
  outside,
  owners,
  sheet,
  signedIn,
  versioned,
  write,
  writesMoney,
  type Row,
} from './permission-row.ts'
import { decisionPermissions } from './permission-decisions.ts'
import { appointmentPermissions } from './permission-appointments.ts'
import { craftsmanPermissions } from './permission-craftsmen.ts'
import { makerWarrantyPermissions } from './permission-warranties.ts'
import { approvalPermissions } from './permission-approvals.ts'
import { acceptancePermissions } from './permission-acceptances.ts'
import { defectPermissions } from './permission-defects.ts'
import { journalPermissions } from './permission-journal.ts'
import { documentPermissions } from './permission-documents.ts'
import { guestPermissions } from './permission-guests.ts'
import { projectPermissions } from './permission-projects.ts'
import { invoicePermissions } from './permission-invoices.ts'
import { quotePermissions } from './permission-quotes.ts'
import { memberPermissions } from './permission-members.ts'
import { routePermissions } from './permission-routes.ts'
import { trashPermissions } from './permission-trash.ts'
import { newId, plainHouse } from './world.ts'

/** Who may do what. A new operation, field with its own resolver or route without a row fails the test. */
export const permissionMatrix: Readonly<Record<string, Row>> = {
  'Query.me': { verdicts: everyone('ok'), ask: () => ({ query: '{ me { id } }', variables: {} }) },
  'Query.metaData': {
    verdicts: everyone('ok'),
    ask: () => ({ query: '{ metaData { units { key } } }', variables: {} }),
  },
  'MetaData.referenceValues': {
    verdicts: everyone('ok'),
    ask: () => ({ query: '{ metaData { referenceValues { nodes { key } } } }', variables: {} }),
  },
  'Profile.houseDraft': {
    verdicts: everyone('ok'),
    ask: () => ({ query: '{ me { houseDraft { values } } }', variables: {} }),
  },
  'Query.realEstate': field('name', members),
  'Query.realEstates': {
    verdicts: signedIn('ok'),
    ask: () => ({ query: '{ realEstates { nodes { id } } }', variables: {} }),
  },
  'RealEstate.members': field('members { userId }', members),
  'RealEstate.invitations': field('invitations { email }', owners),
  'RealEstate.components': field('components { nodes { id } }', members),
  'RealEstate.component': field('component(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { id }', members),
  'RealEstate.origins': field('origins { field }', members),
  'RealEstate.roomList': field('roomList { id }', members),
  'RealEstate.emergencySheet': field('emergencySheet { keys contacts { phone } }', members),
  'RealEstate.condominium': field('condominium { managerName }', members),
  'RealEstate.renewalFund': field('renewalFund { balanceRappen }', members),
  'RealEstate.todos': field('todos { nodes { id } }', members),
  'RealEstate.todo': field('todo(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { id }', members),
  'Todo.pictures': field('todos { nodes { pictures(first: 5) { id } } }', members),
  'RealEstate.analysisProfile': field('analysisProfile { roofForm }', members),
  // Without the finance right there is nothing to see, which is no refusal; the test of the feature looks inside.
  'RealEstate.analysisBudget': field('analysisBudget { savedRappen }', members),
  'RealEstate.amounts': field('amounts { rappen }', members),
  'RealEstate.measures': field('measures { componentIds }', members),
  'Measure.componentIds': field('measures { componentIds }', members),
  'RealEstate.componentEvents': field(
    'componentEvents(componentId: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { id }',
    members,
  ),
  'RealEstate.componentHistory': field('componentHistory(first: 5) { id }', members),
  'RealEstate.componentPictures': field(
    'componentPictures(componentId: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { id }',
    members,
  ),
  'RealEstate.maintenanceTasks': field('maintenanceTasks { id }', members),
  'RealEstate.upcoming': field('upcoming(first: 5) { id }', members),
  'RealEstate.dates': field('dates(from: "2026-11-01", until: "2026-11-30") { id }', members),
  'RealEstate.deadlines': field('deadlines(first: 5) { id rule { sentence } }', members),
  'RealEstate.pictures': field('pictures { nodes { id } }', members),
  'Picture.url': field('pictures { nodes { url } }', members),
  'Picture.widths': field('pictures { nodes { widths width height } }', members),
  'Picture.placeholder': field('pictures { nodes { placeholder } }', members),
  'RealEstate.file': field('file(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { id }', members),
  'File.url': field('file(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { url }', members),
  'File.previewUrl': field('file(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { previewUrl }', members),
  'File.placeholder': field('file(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { placeholder }', members),
  'File.suggestions': field(
    'file(id: "01a1dce4-a030-7dd1-b54f-dc0fa67b38c5") { suggestions { field } }',
    members,
  ),
  'RealEstate.analysisSnapshots': field('analysisSnapshots(first: 5) { score }', members),
  'RealEstate.analysisReportUrl': field('analysisReportUrl', members),
  'RealEstate.houseExportUrl': field('houseExportUrl', members),
  'RealEstate.finance': field('finance { purchasePriceRappen }', members),
  'RealEstate.history': field('history { nodes { id } }', owners),

  'Mutation.createRealEstate': write(
    '($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id } }',
    signedIn('ok'),
    () => ({ input: { ...plainHouse, ...keyed(), id: newId() } }),
  ),
  'Mutation.updateRealEstate': onHouse('updateRealEstate', 'UpdateRealEstateInput', editors, () => ({
    ...versioned(1),
    name: 'Neu',
  })),
  'Mutation.archiveRealEstate': onHouse('archiveRealEstate', 'VersionInput', owners, () => versioned(1)),
  'Mutation.restoreRealEstate': onHouse(
    'restoreRealEstate',
    'VersionInput',
    [...outside, no, no, no, no, 'CONFLICT'],
    () => versioned(1),
  ),
  'Mutation.updateRealEstateFinance': onHouse(
    'updateRealEstateFinance',
    'RealEstateFinanceInput',
    writesMoney,
    () => ({ ...versioned(0), taxValueRappen: 100 }),
  ),
  ...decisionPermissions,
  ...appointmentPermissions,
  ...craftsmanPermissions,
  ...projectPermissions,
  ...quotePermissions,
  ...defectPermissions,
  ...acceptancePermissions,
  ...approvalPermissions,
  ...makerWarrantyPermissions,
  ...journalPermissions,
  ...invoicePermissions,
  ...documentPermissions,
  ...guestPermissions,
  ...memberPermissions,
  ...trashPermissions,
  'Mutation.addComponent': write(
    '($id: ID!, $input: AddComponentInput!) { addComponent(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house }) => ({
      id: house,
      input: { ...keyed(), id: newId(), catalogKey: 'windows', installedYear: 2000 },
    }),
  ),
  'Mutation.updateComponent': inHouse(
    'updateComponent',
    'UpdateComponentInput',
    editors,
    'component',
    () => ({ ...versioned(1), name: 'Neu' }),
  ),
  'Mutation.deleteComponent': inHouse('deleteComponent', 'VersionInput', editors, 'component', () =>
    versioned(1),
  ),
  'Mutation.restoreComponent': inHouse(
    'restoreComponent',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'component',
    () => versioned(1),
  ),
  'Mutation.addRoom': write(
    '($id: ID!, $input: AddRoomInput!) { addRoom(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house }) => ({ id: house, input: { ...keyed(), id: newId(), name: 'Keller' } }),
  ),
  'Mutation.updateRoom': inHouse('updateRoom', 'UpdateRoomInput', editors, 'room', () => ({
    ...versioned(1),
    name: 'Neu',
  })),
  'Mutation.deleteRoom': inHouse('deleteRoom', 'VersionInput', editors, 'room', () => versioned(1)),
  'Mutation.restoreRoom': inHouse(
    'restoreRoom',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'room',
    () => versioned(1),
  ),
  'Mutation.updateEmergencySheet': sheet('updateEmergencySheet', 'UpdateEmergencySheetInput', () => ({
    ...versioned(0),
    keys: 'Beim Nachbarn',
  })),
  'Mutation.updateCondominium': sheet('updateCondominium', 'UpdateCondominiumInput', () => ({
    ...versioned(0),
    name: 'STWEG Lindenweg',
  })),
  'Mutation.updateAnalysisProfile': sheet('updateAnalysisProfile', 'UpdateAnalysisProfileInput', () => ({
    ...versioned(0),
    roofForm: 'flat',
  })),
  'Mutation.updateAnalysisBudget': sheet(
    'updateAnalysisBudget',
    'UpdateAnalysisBudgetInput',
    () => ({ ...versioned(0), savedRappen: 100 }),
    writesMoney,
  ),
  'Mutation.setComponentCost': inHouse(
    'setComponentCost',
    'SetComponentCostInput',
    writesMoney,
    'component',
    () => ({ ...versioned(0), costRappen: 100 }),
  ),
  'Mutation.replaceComponent': inHouse(
    'replaceComponent',
    'ReplaceComponentInput',
    editors,
    'component',
    () => ({ ...versioned(1), eventId: newId(), year: 2020 }),
  ),
  'Mutation.addMeasure': write(
    '($id: ID!, $input: AddMeasureInput!) { addMeasure(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, component }) => ({
      id: house,
      input: {
        ...keyed(),
        id: newId(),
        componentIds: [component],
        kind: 'energy',
        state: 'planned',
        year: 2030,
      },
    }),
  ),
  'Mutation.updateMeasure': inHouse('updateMeasure', 'UpdateMeasureInput', writesMoney, 'measure', () => ({
    ...versioned(1),
    costRappen: 100,
  })),
  'Mutation.deleteMeasure': inHouse('deleteMeasure', 'VersionInput', editors, 'measure', () => versioned(1)),
  'Mutation.restoreMeasure': inHouse(
    'restoreMeasure',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'measure',
    () => versioned(1),
  ),
  'Mutation.addComponentEvent': write(
    '($id: ID!, $input: AddComponentEventInput!) { addComponentEvent(realEstateId: $id, input: $input) { id } }',
    writesMoney,
    ({ house, component }) => ({
      id: house,
      input: {
        ...keyed(),
        id: newId(),
        componentId: component,
        kind: 'serviced',
        year: 2020,
        costRappen: 100,
      },
    }),
  ),
  'Mutation.updateComponentEvent': inHouse(
    'updateComponentEvent',
    'UpdateComponentEventInput',
    editors,
    'event',
    () => ({ ...versioned(1), title: 'Neu' }),
  ),
  'Mutation.deleteComponentEvent': inHouse('deleteComponentEvent', 'VersionInput', editors, 'event', () =>
    versioned(1),
  ),
  'Mutation.restoreComponentEvent': inHouse(
    'restoreComponentEvent',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'event',
    () => versioned(1),
  ),
  'Mutation.setMaintenanceTask': inHouse(
    'setMaintenanceTask',
    'SetMaintenanceTaskInput',
    editors,
    'task',
    ({ component }) => ({
      ...versioned(1),
      componentId: component,
      title: 'Neu',
      intervalMonths: 6,
      nextOn: '2030-01-01',
    }),
  ),
  'Mutation.completeMaintenanceTask': inHouse(
    'completeMaintenanceTask',
    'CompleteMaintenanceTaskInput',
    writesMoney,
    'task',
    () => ({ ...versioned(1), eventId: newId(), doneOn: '2020-01-01', costRappen: 100 }),
  ),
  // What the act itself had asked for counts besides; the test of the feature looks at that.
  'Mutation.undo': write(
    '($id: ID!, $act: ID!, $input: KeyInput!) { undo(realEstateId: $id, act: $act, input: $input) { actId } }',
    editors,
    ({ house, act }) => ({ id: house, act, input: keyed() }),
  ),
  'Mutation.addTodo': write(
    '($id: ID!, $input: AddTodoInput!) { addTodo(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, component, measure }) => ({
      id: house,
      input: { ...keyed(), id: newId(), title: 'Neu', componentId: component, measureId: measure },
    }),
  ),
  'Mutation.updateTodo': inHouse('updateTodo', 'UpdateTodoInput', editors, 'todo', () => ({
    ...versioned(1),
    title: 'Neu',
  })),
  'Mutation.completeTodo': inHouse('completeTodo', 'KeyInput', editors, 'todo', keyed),
  'Mutation.changeTodos': write(
    '($id: ID!, $input: ChangeTodosInput!) { changeTodos(realEstateId: $id, input: $input) { id } }',
    editors,
    ({ house, todo }) => ({ id: house, input: { ...keyed(), ids: [todo], act: 'assign' } }),
  ),
  'Mutation.repeatTodo': inHouse('repeatTodo', 'RepeatTodoInput', editors, 'todo', () => ({
    ...versioned(1),
    doneOn: '2026-01-05',
  })),
  'Mutation.finishTodo': inHouse('finishTodo', 'FinishTodoInput', writesMoney, 'todo', () => ({
    ...versioned(1),
    eventId: newId(),
    doneOn: '2026-01-05',
    costRappen: 100,
  })),
  'Mutation.reopenTodo': inHouse('reopenTodo', 'KeyInput', editors, 'todo', keyed),
  'Mutation.deleteTodo': inHouse('deleteTodo', 'VersionInput', editors, 'todo', () => versioned(1)),
  'Mutation.restoreTodo': inHouse(
    'restoreTodo',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'todo',
    () => versioned(1),
  ),
  'Mutation.addPicture': {
    verdicts: editors,
    ask: ({ house }) => ({
      query:
        'mutation Add($id: ID!, $file: Upload!, $input: AddPictureInput!) { addPicture(realEstateId: $id, file: $file, input: $input) { id } }',
      variables: { id: house, file: null, input: { ...keyed(), id: newId() } },
      hasFile: true,
    }),
  },
  'Mutation.addFile': {
    verdicts: editors,
    ask: ({ house }) => ({
      query:
        'mutation Add($id: ID!, $file: Upload!, $own: ID!) { addFile(realEstateId: $id, id: $own, file: $file) { id } }',
      variables: { id: house, file: null, own: newId() },
      hasFile: true,
    }),
  },
  'Mutation.setCoverPicture': inHouse('setCoverPicture', 'VersionInput', editors, 'picture', () =>
    versioned(1),
  ),
  'Mutation.deletePicture': inHouse('deletePicture', 'VersionInput', editors, 'picture', () => versioned(1)),
  'Mutation.restorePicture': inHouse(
    'restorePicture',
    'VersionInput',
    [...outside, no, no, 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    'picture',
    () => versioned(1),
  ),
  'Mutation.saveHouseDraft': write(
    '($input: SaveHouseDraftInput!) { saveHouseDraft(input: $input) { version } }',
    signedIn('ok'),
    () => ({ input: { ...versioned(0), id: newId(), step: 'address', values: '{}' } }),
  ),
  'Mutation.discardHouseDraft': write(
    '($id: ID!, $input: KeyInput!) { discardHouseDraft(id: $id, input: $input) }',
    signedIn('ok'),
    () => ({ id: newId(), input: keyed() }),
  ),
  'Mutation.updateProfile': write(
    '($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
    signedIn('ok'),
    () => ({ input: { ...versioned(1), firstName: 'Neu' } }),
  ),

  // A guest does not get as far as naming a house: the socket itself is refused.
  'Subscription.realEstateChanged': {
    verdicts: members,
    ask: ({ house }) => ({
      query: 'subscription Watch($id: ID!) { realEstateChanged(realEstateId: $id) { id } }',
      variables: { id: house },
    }),
  },
  'Subscription.bellRang': {
    verdicts: signedIn('ok'),
    ask: () => ({ query: 'subscription Bell { bellRang { unreadCount } }', variables: {} }),
  },

  ...routePermissions,
}
