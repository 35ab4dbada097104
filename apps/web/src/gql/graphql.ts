/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddComponentInput = {
  catalogKey: ComponentKey;
  condition?: ComponentCondition | null | undefined;
  id: string;
  idempotencyKey: string;
  installedYear: number;
  isInstalledYearAssumed?: boolean | null | undefined;
  isShared?: boolean | null | undefined;
  lastRenewedYear?: number | null | undefined;
  manufacturer?: string | null | undefined;
  material?: string | null | undefined;
  model?: string | null | undefined;
  name?: string | null | undefined;
  note?: string | null | undefined;
  ownLifetimeYears?: number | null | undefined;
  quantity?: number | null | undefined;
  serialNumber?: string | null | undefined;
  unit?: ComponentUnit | null | undefined;
};

export type AddPictureInput = {
  id: string;
  idempotencyKey: string;
  todoId?: string | null | undefined;
};

export type AddTodoInput = {
  componentId?: string | null | undefined;
  dueOn?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  note?: string | null | undefined;
  title: string;
};

export type Canton =
  | 'AG'
  | 'AI'
  | 'AR'
  | 'BE'
  | 'BL'
  | 'BS'
  | 'FR'
  | 'GE'
  | 'GL'
  | 'GR'
  | 'JU'
  | 'LU'
  | 'NE'
  | 'NW'
  | 'OW'
  | 'SG'
  | 'SH'
  | 'SO'
  | 'SZ'
  | 'TG'
  | 'TI'
  | 'UR'
  | 'VD'
  | 'VS'
  | 'ZG'
  | 'ZH';

export type ComponentCondition =
  | 'as_new'
  | 'defective'
  | 'good'
  | 'used'
  | 'worn';

export type ComponentKey =
  | 'balcony'
  | 'bathroom'
  | 'battery'
  | 'district_heating'
  | 'electrics'
  | 'facade_paint'
  | 'fireplace'
  | 'flat_roof'
  | 'flooring'
  | 'garage_door'
  | 'garden'
  | 'gas_heating'
  | 'heat_distribution'
  | 'heat_pump'
  | 'interior_paint'
  | 'kitchen'
  | 'kitchen_appliances'
  | 'lift'
  | 'oil_heating'
  | 'oil_tank'
  | 'outer_doors'
  | 'photovoltaics'
  | 'pitched_roof'
  | 'plaster_facade'
  | 'roof_window'
  | 'sewage_pipes'
  | 'sheet_metal'
  | 'shutters'
  | 'sunblinds'
  | 'ventilation'
  | 'wallbox'
  | 'water_heater'
  | 'water_pipes'
  | 'windows'
  | 'wood_facade'
  | 'wood_heating';

export type ComponentUnit =
  | 'flat'
  | 'kw'
  | 'litre'
  | 'm'
  | 'm2'
  | 'piece';

export type CreateRealEstateInput = {
  buildYear?: number | null | undefined;
  canton: Canton;
  city: string;
  egid?: number | null | undefined;
  egrid?: string | null | undefined;
  ewid?: number | null | undefined;
  floors?: number | null | undefined;
  houseNumber?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  kind: RealEstateKind;
  livingAreaM2?: number | null | undefined;
  municipalityNumber?: number | null | undefined;
  name: string;
  note?: string | null | undefined;
  ownership: OwnershipForm;
  plotAreaM2?: number | null | undefined;
  rooms?: number | null | undefined;
  street: string;
  usage: RealEstateUsage;
  zip: string;
};

export type KeyInput = {
  idempotencyKey: string;
};

export type MemberRole =
  | 'editor'
  | 'owner'
  | 'reader';

export type OwnershipForm =
  | 'building_right'
  | 'co_ownership'
  | 'condominium'
  | 'joint'
  | 'sole';

export type PictureState =
  | 'ready'
  | 'received'
  | 'rejected';

export type RealEstateKind =
  | 'apartment_building'
  | 'building_land'
  | 'condominium_flat'
  | 'holiday_home'
  | 'other'
  | 'row_house'
  | 'semi_detached_house'
  | 'single_family_house'
  | 'two_family_house';

export type RealEstateStatus =
  | 'active'
  | 'archived'
  | 'draft';

export type RealEstateUsage =
  | 'owner_occupied'
  | 'partly_rented'
  | 'rented'
  | 'second_home'
  | 'vacant';

export type TodoState =
  | 'done'
  | 'open';

export type UpdateComponentInput = {
  condition?: ComponentCondition | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  installedYear?: number | null | undefined;
  isInstalledYearAssumed?: boolean | null | undefined;
  isShared?: boolean | null | undefined;
  lastRenewedYear?: number | null | undefined;
  manufacturer?: string | null | undefined;
  material?: string | null | undefined;
  model?: string | null | undefined;
  name?: string | null | undefined;
  note?: string | null | undefined;
  ownLifetimeYears?: number | null | undefined;
  quantity?: number | null | undefined;
  serialNumber?: string | null | undefined;
  unit?: ComponentUnit | null | undefined;
};

export type UpdateProfileInput = {
  expectedVersion: number;
  firstName?: string | null | undefined;
  idempotencyKey: string;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
};

export type UpdateRealEstateInput = {
  buildYear?: number | null | undefined;
  canton?: Canton | null | undefined;
  city?: string | null | undefined;
  egid?: number | null | undefined;
  egrid?: string | null | undefined;
  ewid?: number | null | undefined;
  expectedVersion: number;
  floors?: number | null | undefined;
  houseNumber?: string | null | undefined;
  idempotencyKey: string;
  kind?: RealEstateKind | null | undefined;
  livingAreaM2?: number | null | undefined;
  municipalityNumber?: number | null | undefined;
  name?: string | null | undefined;
  note?: string | null | undefined;
  ownership?: OwnershipForm | null | undefined;
  plotAreaM2?: number | null | undefined;
  rooms?: number | null | undefined;
  street?: string | null | undefined;
  usage?: RealEstateUsage | null | undefined;
  zip?: string | null | undefined;
};

export type UpdateTodoInput = {
  componentId?: string | null | undefined;
  dueOn?: string | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  note?: string | null | undefined;
  title?: string | null | undefined;
};

export type VersionInput = {
  expectedVersion: number;
  idempotencyKey: string;
};

export type AddHouseComponentMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddComponentInput;
}>;


export type AddHouseComponentMutation = { addComponent: { id: string, version: number } };

export type AddTodoPictureMutationVariables = Exact<{
  realEstateId: string | number;
  file: Blob;
  input: AddPictureInput;
}>;


export type AddTodoPictureMutation = { addPicture: { id: string, fileName: string, state: PictureState, version: number, url: string | null, todoId: string | null, deletedAt: string | null } };

export type AddTodoMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddTodoInput;
}>;


export type AddTodoMutation = { addTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, deletedAt: string | null } };

export type ArchiveRealEstateMutationVariables = Exact<{
  id: string | number;
  input: VersionInput;
}>;


export type ArchiveRealEstateMutation = { archiveRealEstate: { id: string, version: number } };

export type CompleteTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: KeyInput;
}>;


export type CompleteTodoMutation = { completeTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, deletedAt: string | null } };

export type CreateRealEstateMutationVariables = Exact<{
  input: CreateRealEstateInput;
}>;


export type CreateRealEstateMutation = { createRealEstate: { id: string, name: string | null, version: number } };

export type DeleteComponentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteComponentMutation = { deleteComponent: { id: string, version: number } };

export type DeleteTodoPictureMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteTodoPictureMutation = { deletePicture: { id: string, fileName: string, state: PictureState, version: number, url: string | null, todoId: string | null, deletedAt: string | null } };

export type DeleteTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteTodoMutation = { deleteTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, deletedAt: string | null } };

export type HouseChangesSubscriptionVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseChangesSubscription = { realEstateChanged: { id: string, verb: string, objectId: string, version: number } };

export type HouseComponentsQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HouseComponentsQuery = { realEstate: { id: string, components: { nextCursor: string | null, nodes: Array<{ id: string, catalogKey: ComponentKey, name: string | null, condition: ComponentCondition | null, conditionOn: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, isShared: boolean, ownLifetimeYears: number | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, note: string | null, version: number }> } } | null };

export type HouseHistoryQueryVariables = Exact<{
  realEstateId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type HouseHistoryQuery = { realEstate: { id: string, history: { nextCursor: string | null, nodes: Array<{ id: string, at: string, actorId: string, actorName: string | null, verb: string, objectId: string, changes: unknown }> } | null } | null };

export type HouseTodosQueryVariables = Exact<{
  realEstateId: string | number;
  state: TodoState;
  after?: string | null | undefined;
}>;


export type HouseTodosQuery = { realEstate: { id: string, todos: { nextCursor: string | null, nodes: Array<{ id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null }> }> } } | null };

export type HouseQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseQuery = { realEstate: { id: string, name: string | null, kind: RealEstateKind | null, usage: RealEstateUsage | null, ownership: OwnershipForm | null, status: RealEstateStatus, street: string | null, houseNumber: string | null, zip: string | null, city: string | null, canton: Canton | null, municipalityNumber: number | null, egid: number | null, ewid: number | null, egrid: string | null, buildYear: number | null, livingAreaM2: number | null, plotAreaM2: number | null, floors: number | null, rooms: number | null, note: string | null, version: number, createdAt: string, updatedAt: string, archivedAt: string | null, members: Array<{ userId: string, firstName: string, lastName: string, role: MemberRole, canSeeFinances: boolean, since: string }> } | null };

export type HousesQueryVariables = Exact<{ [key: string]: never; }>;


export type HousesQuery = { me: { id: string, firstName: string, lastName: string, phone: string | null, version: number } | null, realEstates: { nextCursor: string | null, nodes: Array<{ id: string, name: string | null, kind: RealEstateKind | null, usage: RealEstateUsage | null, status: RealEstateStatus, street: string | null, houseNumber: string | null, zip: string | null, city: string | null, canton: Canton | null, buildYear: number | null, livingAreaM2: number | null, floors: number | null, rooms: number | null, version: number }> } };

export type ReopenTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: KeyInput;
}>;


export type ReopenTodoMutation = { reopenTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, deletedAt: string | null } };

export type RestoreComponentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreComponentMutation = { restoreComponent: { id: string, version: number } };

export type RestoreRealEstateMutationVariables = Exact<{
  id: string | number;
  input: VersionInput;
}>;


export type RestoreRealEstateMutation = { restoreRealEstate: { id: string, version: number } };

export type RestoreTodoPictureMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreTodoPictureMutation = { restorePicture: { id: string, fileName: string, state: PictureState, version: number, url: string | null, todoId: string | null, deletedAt: string | null } };

export type RestoreTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreTodoMutation = { restoreTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, deletedAt: string | null, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null }> } };

export type TodoQueryVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
}>;


export type TodoQuery = { realEstate: { id: string, todo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, deletedAt: string | null, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null }> } | null } | null };

export type UpdateComponentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateComponentInput;
}>;


export type UpdateComponentMutation = { updateComponent: { id: string, version: number } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, firstName: string, lastName: string, phone: string | null, version: number } };

export type UpdateRealEstateMutationVariables = Exact<{
  id: string | number;
  input: UpdateRealEstateInput;
}>;


export type UpdateRealEstateMutation = { updateRealEstate: { id: string, version: number } };

export type UpdateTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateTodoInput;
}>;


export type UpdateTodoMutation = { updateTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, deletedAt: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const AddHouseComponentDocument = new TypedDocumentString(`
    mutation AddHouseComponent($realEstateId: ID!, $input: AddComponentInput!) {
  addComponent(realEstateId: $realEstateId, input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<AddHouseComponentMutation, AddHouseComponentMutationVariables>;
export const AddTodoPictureDocument = new TypedDocumentString(`
    mutation AddTodoPicture($realEstateId: ID!, $file: Upload!, $input: AddPictureInput!) {
  addPicture(realEstateId: $realEstateId, file: $file, input: $input) {
    id
    fileName
    state
    version
    url
    todoId
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<AddTodoPictureMutation, AddTodoPictureMutationVariables>;
export const AddTodoDocument = new TypedDocumentString(`
    mutation AddTodo($realEstateId: ID!, $input: AddTodoInput!) {
  addTodo(realEstateId: $realEstateId, input: $input) {
    id
    title
    note
    dueOn
    componentId
    state
    doneAt
    doneBy
    version
    createdAt
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<AddTodoMutation, AddTodoMutationVariables>;
export const ArchiveRealEstateDocument = new TypedDocumentString(`
    mutation ArchiveRealEstate($id: ID!, $input: VersionInput!) {
  archiveRealEstate(id: $id, input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<ArchiveRealEstateMutation, ArchiveRealEstateMutationVariables>;
export const CompleteTodoDocument = new TypedDocumentString(`
    mutation CompleteTodo($realEstateId: ID!, $id: ID!, $input: KeyInput!) {
  completeTodo(realEstateId: $realEstateId, id: $id, input: $input) {
    id
    title
    note
    dueOn
    componentId
    state
    doneAt
    doneBy
    version
    createdAt
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<CompleteTodoMutation, CompleteTodoMutationVariables>;
export const CreateRealEstateDocument = new TypedDocumentString(`
    mutation CreateRealEstate($input: CreateRealEstateInput!) {
  createRealEstate(input: $input) {
    id
    name
    version
  }
}
    `) as unknown as TypedDocumentString<CreateRealEstateMutation, CreateRealEstateMutationVariables>;
export const DeleteComponentDocument = new TypedDocumentString(`
    mutation DeleteComponent($realEstateId: ID!, $id: ID!, $input: VersionInput!) {
  deleteComponent(realEstateId: $realEstateId, id: $id, input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteComponentMutation, DeleteComponentMutationVariables>;
export const DeleteTodoPictureDocument = new TypedDocumentString(`
    mutation DeleteTodoPicture($realEstateId: ID!, $id: ID!, $input: VersionInput!) {
  deletePicture(realEstateId: $realEstateId, id: $id, input: $input) {
    id
    fileName
    state
    version
    url
    todoId
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<DeleteTodoPictureMutation, DeleteTodoPictureMutationVariables>;
export const DeleteTodoDocument = new TypedDocumentString(`
    mutation DeleteTodo($realEstateId: ID!, $id: ID!, $input: VersionInput!) {
  deleteTodo(realEstateId: $realEstateId, id: $id, input: $input) {
    id
    title
    note
    dueOn
    componentId
    state
    doneAt
    doneBy
    version
    createdAt
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<DeleteTodoMutation, DeleteTodoMutationVariables>;
export const HouseChangesDocument = new TypedDocumentString(`
    subscription HouseChanges($realEstateId: ID!) {
  realEstateChanged(realEstateId: $realEstateId) {
    id
    verb
    objectId
    version
  }
}
    `) as unknown as TypedDocumentString<HouseChangesSubscription, HouseChangesSubscriptionVariables>;
export const HouseComponentsDocument = new TypedDocumentString(`
    query HouseComponents($realEstateId: ID!, $after: String) {
  realEstate(id: $realEstateId) {
    id
    components(first: 100, after: $after) {
      nodes {
        id
        catalogKey
        name
        condition
        conditionOn
        installedYear
        isInstalledYearAssumed
        lastRenewedYear
        isShared
        ownLifetimeYears
        quantity
        unit
        material
        manufacturer
        model
        serialNumber
        note
        version
      }
      nextCursor
    }
  }
}
    `) as unknown as TypedDocumentString<HouseComponentsQuery, HouseComponentsQueryVariables>;
export const HouseHistoryDocument = new TypedDocumentString(`
    query HouseHistory($realEstateId: ID!, $first: Int!, $after: String) {
  realEstate(id: $realEstateId) {
    id
    history(first: $first, after: $after) {
      nodes {
        id
        at
        actorId
        actorName
        verb
        objectId
        changes
      }
      nextCursor
    }
  }
}
    `) as unknown as TypedDocumentString<HouseHistoryQuery, HouseHistoryQueryVariables>;
export const HouseTodosDocument = new TypedDocumentString(`
    query HouseTodos($realEstateId: ID!, $state: TodoState!, $after: String) {
  realEstate(id: $realEstateId) {
    id
    todos(first: 25, after: $after, state: $state) {
      nodes {
        id
        title
        note
        dueOn
        componentId
        state
        doneAt
        doneBy
        version
        createdAt
        pictures(first: 3) {
          id
          fileName
          state
          version
          url
        }
      }
      nextCursor
    }
  }
}
    `) as unknown as TypedDocumentString<HouseTodosQuery, HouseTodosQueryVariables>;
export const HouseDocument = new TypedDocumentString(`
    query House($realEstateId: ID!) {
  realEstate(id: $realEstateId) {
    id
    name
    kind
    usage
    ownership
    status
    street
    houseNumber
    zip
    city
    canton
    municipalityNumber
    egid
    ewid
    egrid
    buildYear
    livingAreaM2
    plotAreaM2
    floors
    rooms
    note
    version
    createdAt
    updatedAt
    archivedAt
    members {
      userId
      firstName
      lastName
      role
      canSeeFinances
      since
    }
  }
}
    `) as unknown as TypedDocumentString<HouseQuery, HouseQueryVariables>;
export const HousesDocument = new TypedDocumentString(`
    query Houses {
  me {
    id
    firstName
    lastName
    phone
    version
  }
  realEstates(first: 100, statuses: [active, draft, archived]) {
    nodes {
      id
      name
      kind
      usage
      status
      street
      houseNumber
      zip
      city
      canton
      buildYear
      livingAreaM2
      floors
      rooms
      version
    }
    nextCursor
  }
}
    `) as unknown as TypedDocumentString<HousesQuery, HousesQueryVariables>;
export const ReopenTodoDocument = new TypedDocumentString(`
    mutation ReopenTodo($realEstateId: ID!, $id: ID!, $input: KeyInput!) {
  reopenTodo(realEstateId: $realEstateId, id: $id, input: $input) {
    id
    title
    note
    dueOn
    componentId
    state
    doneAt
    doneBy
    version
    createdAt
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<ReopenTodoMutation, ReopenTodoMutationVariables>;
export const RestoreComponentDocument = new TypedDocumentString(`
    mutation RestoreComponent($realEstateId: ID!, $id: ID!, $input: VersionInput!) {
  restoreComponent(realEstateId: $realEstateId, id: $id, input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreComponentMutation, RestoreComponentMutationVariables>;
export const RestoreRealEstateDocument = new TypedDocumentString(`
    mutation RestoreRealEstate($id: ID!, $input: VersionInput!) {
  restoreRealEstate(id: $id, input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreRealEstateMutation, RestoreRealEstateMutationVariables>;
export const RestoreTodoPictureDocument = new TypedDocumentString(`
    mutation RestoreTodoPicture($realEstateId: ID!, $id: ID!, $input: VersionInput!) {
  restorePicture(realEstateId: $realEstateId, id: $id, input: $input) {
    id
    fileName
    state
    version
    url
    todoId
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<RestoreTodoPictureMutation, RestoreTodoPictureMutationVariables>;
export const RestoreTodoDocument = new TypedDocumentString(`
    mutation RestoreTodo($realEstateId: ID!, $id: ID!, $input: VersionInput!) {
  restoreTodo(realEstateId: $realEstateId, id: $id, input: $input) {
    id
    title
    note
    dueOn
    componentId
    state
    doneAt
    doneBy
    version
    createdAt
    deletedAt
    pictures(first: 3) {
      id
      fileName
      state
      version
      url
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreTodoMutation, RestoreTodoMutationVariables>;
export const TodoDocument = new TypedDocumentString(`
    query Todo($realEstateId: ID!, $id: ID!) {
  realEstate(id: $realEstateId) {
    id
    todo(id: $id) {
      id
      title
      note
      dueOn
      componentId
      state
      doneAt
      doneBy
      version
      createdAt
      deletedAt
      pictures(first: 30) {
        id
        fileName
        state
        version
        url
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TodoQuery, TodoQueryVariables>;
export const UpdateComponentDocument = new TypedDocumentString(`
    mutation UpdateComponent($realEstateId: ID!, $id: ID!, $input: UpdateComponentInput!) {
  updateComponent(realEstateId: $realEstateId, id: $id, input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateComponentMutation, UpdateComponentMutationVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation UpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    id
    firstName
    lastName
    phone
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const UpdateRealEstateDocument = new TypedDocumentString(`
    mutation UpdateRealEstate($id: ID!, $input: UpdateRealEstateInput!) {
  updateRealEstate(id: $id, input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateRealEstateMutation, UpdateRealEstateMutationVariables>;
export const UpdateTodoDocument = new TypedDocumentString(`
    mutation UpdateTodo($realEstateId: ID!, $id: ID!, $input: UpdateTodoInput!) {
  updateTodo(realEstateId: $realEstateId, id: $id, input: $input) {
    id
    title
    note
    dueOn
    componentId
    state
    doneAt
    doneBy
    version
    createdAt
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateTodoMutation, UpdateTodoMutationVariables>;