/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AcceptInvitationInput = {
  idempotencyKey: string;
  /** Das Geheimnis aus dem Link der E-Mail */
  token: string;
};

export type AddComponentEventInput = {
  componentId: string;
  /** Nur mit Finanzrecht */
  costRappen?: number | null | undefined;
  /** Ein Tag dieses Jahres */
  happenedOn?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  kind: ComponentEventKind;
  note?: string | null | undefined;
  performedBy?: string | null | undefined;
  title?: string | null | undefined;
  year: number;
};

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
  roomId?: string | null | undefined;
  serialNumber?: string | null | undefined;
  unit?: ComponentUnit | null | undefined;
};

export type AddMeasureInput = {
  /** Höchstens 40 Bauteile */
  componentIds: Array<string>;
  /** Nur mit Finanzrecht */
  costRappen?: number | null | undefined;
  id: string;
  idempotencyKey: string;
  kind: MeasureKind;
  reason?: string | null | undefined;
  state: MeasureState;
  title?: string | null | undefined;
  year?: number | null | undefined;
};

export type AddPictureInput = {
  /** Ein Bild zeigt höchstens eines von beiden */
  componentId?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  todoId?: string | null | undefined;
};

export type AddRoomInput = {
  areaM2?: number | null | undefined;
  floor?: number | null | undefined;
  id: string;
  idempotencyKey: string;
  name: string;
};

export type AddTodoInput = {
  componentId?: string | null | undefined;
  dueOn?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  /** Der Entscheid, für den es vorbereitet wird; lässt sich später nicht ändern */
  measureId?: string | null | undefined;
  note?: string | null | undefined;
  title: string;
};

export type AmountKind =
  | 'component_cost'
  | 'event_cost'
  | 'measure_cost';

export type BuildPeriod =
  | 'before_1919'
  | 'from_1919_to_1945'
  | 'from_1946_to_1960'
  | 'from_1961_to_1970'
  | 'from_1971_to_1980'
  | 'from_1981_to_1985'
  | 'from_1986_to_1990'
  | 'from_1991_to_1995'
  | 'from_1996_to_2000'
  | 'from_2001_to_2005'
  | 'from_2006_to_2010'
  | 'from_2011_to_2015'
  | 'since_2016';

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

export type ChangeMemberInput = {
  /** Ob die Person Beträge sieht; Eigentümer sehen sie immer */
  canSeeFinances?: boolean | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  role: MemberRole;
};

export type CompleteMaintenanceTaskInput = {
  /** Nur mit Finanzrecht */
  costRappen?: number | null | undefined;
  doneOn: string;
  /** Der Eintrag, der daraus wird */
  eventId: string;
  expectedVersion: number;
  idempotencyKey: string;
  note?: string | null | undefined;
  performedBy?: string | null | undefined;
};

export type ComponentCondition =
  | 'as_new'
  | 'defective'
  | 'good'
  | 'used'
  | 'worn';

export type ComponentEventKind =
  | 'other'
  | 'renewed'
  | 'repaired'
  | 'replaced'
  | 'serviced';

export type ComponentKey =
  | 'balcony'
  | 'bathroom'
  | 'battery'
  | 'built_in_furniture'
  | 'circulation_pump'
  | 'dishwasher'
  | 'district_heating'
  | 'electric_heating'
  | 'electrics'
  | 'facade_cladding'
  | 'facade_paint'
  | 'fireplace'
  | 'flat_roof'
  | 'flooring'
  | 'fridge'
  | 'garage_door'
  | 'garden'
  | 'gas_heating'
  | 'ground_probe'
  | 'heat_distribution'
  | 'heat_pump'
  | 'intercom'
  | 'interior_doors'
  | 'interior_paint'
  | 'inverter'
  | 'kitchen'
  | 'kitchen_appliances'
  | 'lift'
  | 'oil_heating'
  | 'oil_tank'
  | 'outer_doors'
  | 'oven'
  | 'pellet_heating'
  | 'photovoltaics'
  | 'pitched_roof'
  | 'plaster_facade'
  | 'range_hood'
  | 'roof_window'
  | 'sewage_pipes'
  | 'sheet_metal'
  | 'shutters'
  | 'slat_blinds'
  | 'solar_thermal'
  | 'sunblinds'
  | 'tumble_dryer'
  | 'ventilation'
  | 'wallbox'
  | 'washing_machine'
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

export type ConsumptionUnit =
  | 'kg'
  | 'kwh'
  | 'litre'
  | 'm3'
  | 'stere';

export type CreateRealEstateInput = {
  buildPeriod?: BuildPeriod | null | undefined;
  buildYear?: number | null | undefined;
  canton: Canton;
  city: string;
  /** Höchstens 40 Bauteile */
  components?: Array<NewComponentInput> | null | undefined;
  dwellings?: number | null | undefined;
  east?: number | null | undefined;
  egid?: number | null | undefined;
  egrid?: string | null | undefined;
  energyAreaM2?: number | null | undefined;
  ewid?: number | null | undefined;
  finance?: NewFinanceInput | null | undefined;
  floors?: number | null | undefined;
  geakEnvelope?: GeakClass | null | undefined;
  geakOn?: string | null | undefined;
  geakTotal?: GeakClass | null | undefined;
  hasPhotovoltaics?: boolean | null | undefined;
  heating?: HeatingKind | null | undefined;
  heatingYear?: number | null | undefined;
  hotWater?: HotWaterKind | null | undefined;
  houseNumber?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  isListed?: boolean | null | undefined;
  kind: RealEstateKind;
  livingAreaM2?: number | null | undefined;
  municipalityNumber?: number | null | undefined;
  name: string;
  north?: number | null | undefined;
  note?: string | null | undefined;
  /** Woher das Gesetzte stammt; ohne Angabe von der Eigentümerschaft */
  origins?: Array<FieldOriginInput> | null | undefined;
  ownership: OwnershipForm;
  parcel?: string | null | undefined;
  plotAreaM2?: number | null | undefined;
  rooms?: number | null | undefined;
  street: string;
  usage: RealEstateUsage;
  volumeM3?: number | null | undefined;
  zip: string;
};

export type DecideInput = {
  /** Höchstens 40 Bauteile */
  componentIds: Array<string>;
  /** Nur mit Finanzrecht */
  costRappen?: number | null | undefined;
  /** Für einen neuen Entscheid; einer, der schon über alle ist, behält seine */
  id: string;
  idempotencyKey: string;
  kind: MeasureKind;
  /** Die offenen Entscheide darüber, wie man sie kannte; sonst CONFLICT mit einem, der anders ist */
  seen?: Array<SeenMeasureInput> | null | undefined;
  title?: string | null | undefined;
  /** Was vorzubereiten ist, von jeder Art höchstens eines */
  todos?: Array<PreparedTodoInput> | null | undefined;
  year: number;
};

export type EmergencyContactInput = {
  name: string;
  note?: string | null | undefined;
  phone: string;
};

export type EnergyCarrier =
  | 'district'
  | 'electricity'
  | 'gas'
  | 'oil'
  | 'pellets'
  | 'wood';

export type FactSource =
  | 'assumed'
  | 'owner'
  | 'register';

export type FieldOriginInput = {
  field: RealEstateFact;
  source: FactSource;
};

export type GeakClass =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G';

export type HeatingKind =
  | 'district'
  | 'electric'
  | 'gas'
  | 'heat_pump_air'
  | 'heat_pump_ground'
  | 'heat_pump_water'
  | 'none'
  | 'oil'
  | 'other'
  | 'pellets'
  | 'solar_thermal'
  | 'wood';

export type HotWaterKind =
  | 'district'
  | 'electric'
  | 'heat_pump'
  | 'other'
  | 'solar'
  | 'with_heating';

export type InvitationState =
  | 'accepted'
  | 'expired'
  | 'refused'
  | 'sent'
  | 'withdrawn';

export type InvitePersonInput = {
  /** Ob die Person Beträge sieht; Eigentümer sehen sie immer */
  canSeeFinances?: boolean | null | undefined;
  email: string;
  id: string;
  idempotencyKey: string;
  role: MemberRole;
};

export type KeyInput = {
  idempotencyKey: string;
};

export type MeasureKind =
  | 'comfort'
  | 'energy'
  | 'renovation'
  | 'replacement'
  | 'safety'
  | 'upkeep';

export type MeasureState =
  | 'done'
  | 'planned'
  | 'postponed'
  | 'rejected';

export type MemberRole =
  | 'editor'
  | 'owner'
  | 'reader';

export type MoveMeasureInput = {
  /** Nur mit Finanzrecht; ohne Angabe wie bisher */
  costRappen?: number | null | undefined;
  /** Die üblichen Tage in diesem Jahr, für To-dos, deren Tag einmal vorbei war */
  days?: Array<PreparationDayInput> | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  reason?: string | null | undefined;
  /** Ohne Angabe geplant */
  state?: OpenMeasureState | null | undefined;
  /** Ohne Angabe wie bisher */
  title?: string | null | undefined;
  year: number;
};

export type NewComponentInput = {
  catalogKey: ComponentKey;
  condition?: ComponentCondition | null | undefined;
  id: string;
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

export type NewFinanceInput = {
  fundBalanceOn?: string | null | undefined;
  fundBalanceRappen?: number | null | undefined;
  fundYearlyRappen?: number | null | undefined;
  hasMortgage?: boolean | null | undefined;
  imputedRentRappen?: number | null | undefined;
  insuredValueRappen?: number | null | undefined;
  mortgageRappen?: number | null | undefined;
  purchaseCostsRappen?: number | null | undefined;
  purchasePriceRappen?: number | null | undefined;
  purchasedOn?: string | null | undefined;
  taxValueRappen?: number | null | undefined;
};

export type OpenMeasureState =
  | 'planned'
  | 'postponed';

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

/** Was vor einer Renovation zu tun ist */
export type Preparation =
  | 'asbestos'
  | 'contract'
  | 'offers'
  | 'permit'
  | 'subsidy';

export type PreparationDayInput = {
  dueOn: string;
  prepares: Preparation;
};

export type PreparedTodoInput = {
  componentId?: string | null | undefined;
  dueOn?: string | null | undefined;
  id: string;
  prepares: Preparation;
  title: string;
};

export type RealEstateFact =
  | 'buildPeriod'
  | 'buildYear'
  | 'canton'
  | 'city'
  | 'dwellings'
  | 'east'
  | 'egid'
  | 'egrid'
  | 'energyAreaM2'
  | 'ewid'
  | 'floors'
  | 'geakEnvelope'
  | 'geakOn'
  | 'geakTotal'
  | 'hasPhotovoltaics'
  | 'heating'
  | 'heatingYear'
  | 'hotWater'
  | 'houseNumber'
  | 'isListed'
  | 'kind'
  | 'livingAreaM2'
  | 'municipalityNumber'
  | 'name'
  | 'north'
  | 'note'
  | 'ownership'
  | 'parcel'
  | 'plotAreaM2'
  | 'rooms'
  | 'street'
  | 'usage'
  | 'volumeM3'
  | 'zip';

export type RealEstateFinanceInput = {
  expectedVersion: number;
  fundBalanceOn?: string | null | undefined;
  fundBalanceRappen?: number | null | undefined;
  fundYearlyRappen?: number | null | undefined;
  hasMortgage?: boolean | null | undefined;
  idempotencyKey: string;
  imputedRentRappen?: number | null | undefined;
  insuredValueRappen?: number | null | undefined;
  mortgageRappen?: number | null | undefined;
  purchaseCostsRappen?: number | null | undefined;
  purchasePriceRappen?: number | null | undefined;
  purchasedOn?: string | null | undefined;
  taxValueRappen?: number | null | undefined;
};

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

export type ReplaceComponentInput = {
  /** Nur mit Finanzrecht */
  costRappen?: number | null | undefined;
  /** Der Eintrag, der daraus wird */
  eventId: string;
  expectedVersion: number;
  /** Womit jetzt geheizt wird; nur bei Wärmeerzeugern */
  heating?: HeatingKind | null | undefined;
  idempotencyKey: string;
  manufacturer?: string | null | undefined;
  /** Ohne Angabe bleibt es beim bisherigen */
  material?: string | null | undefined;
  model?: string | null | undefined;
  note?: string | null | undefined;
  performedBy?: string | null | undefined;
  year: number;
};

export type RoofForm =
  | 'flat'
  | 'hipped'
  | 'pitched'
  | 'shed';

export type SaveHouseDraftInput = {
  /** 0, solange kein Entwurf gespeichert ist */
  expectedVersion: number;
  id: string;
  idempotencyKey: string;
  step: string;
  /** Ein JSON-Objekt, höchstens 32 kB */
  values: string;
};

export type SeenMeasureInput = {
  measureId: string;
  version: number;
};

export type SetComponentCostInput = {
  /** Null vergisst den Betrag */
  costRappen?: number | null | undefined;
  /** Die Version des Betrags; 0, solange keiner da ist */
  expectedVersion: number;
  idempotencyKey: string;
};

export type SetMaintenanceTaskInput = {
  componentId: string;
  /** 0 für eine neue */
  expectedVersion: number;
  idempotencyKey: string;
  intervalMonths: number;
  /** Ohne Angabe ja */
  isActive?: boolean | null | undefined;
  nextOn: string;
  templateKey?: string | null | undefined;
  title: string;
};

export type TodoState =
  | 'done'
  | 'open';

export type TrashKind =
  | 'component'
  | 'component_event'
  | 'measure'
  | 'picture'
  | 'room'
  | 'todo';

export type UpcomingSource =
  | 'maintenance'
  | 'measure'
  | 'todo';

export type UpdateAnalysisBudgetInput = {
  expectedVersion: number;
  idempotencyKey: string;
  marginalTaxPercent?: number | null | undefined;
  propertyValueRappen?: number | null | undefined;
  savedRappen?: number | null | undefined;
  savingMonthlyRappen?: number | null | undefined;
};

export type UpdateAnalysisProfileInput = {
  consumptionAmount?: number | null | undefined;
  consumptionCarrier?: EnergyCarrier | null | undefined;
  consumptionUnit?: ConsumptionUnit | null | undefined;
  expectedVersion: number;
  flatFloor?: number | null | undefined;
  hasCellar?: boolean | null | undefined;
  idempotencyKey: string;
  inflationPercent?: number | null | undefined;
  roofForm?: RoofForm | null | undefined;
};

export type UpdateComponentEventInput = {
  /** Nur mit Finanzrecht */
  costRappen?: number | null | undefined;
  expectedVersion: number;
  happenedOn?: string | null | undefined;
  idempotencyKey: string;
  kind?: ComponentEventKind | null | undefined;
  note?: string | null | undefined;
  performedBy?: string | null | undefined;
  title?: string | null | undefined;
  year?: number | null | undefined;
};

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
  roomId?: string | null | undefined;
  serialNumber?: string | null | undefined;
  unit?: ComponentUnit | null | undefined;
};

export type UpdateCondominiumInput = {
  expectedVersion: number;
  idempotencyKey: string;
  managerEmail?: string | null | undefined;
  managerName?: string | null | undefined;
  managerPhone?: string | null | undefined;
  name?: string | null | undefined;
  sharePermille?: number | null | undefined;
};

export type UpdateEmergencySheetInput = {
  /** Ersetzt die ganze Liste */
  contacts?: Array<EmergencyContactInput> | null | undefined;
  expectedVersion: number;
  fuseBox?: string | null | undefined;
  gasTap?: string | null | undefined;
  heatingOff?: string | null | undefined;
  idempotencyKey: string;
  keys?: string | null | undefined;
  mainWater?: string | null | undefined;
};

export type UpdateMeasureInput = {
  componentIds?: Array<string> | null | undefined;
  /** Nur mit Finanzrecht */
  costRappen?: number | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  kind?: MeasureKind | null | undefined;
  reason?: string | null | undefined;
  state?: MeasureState | null | undefined;
  title?: string | null | undefined;
  year?: number | null | undefined;
};

export type UpdateProfileInput = {
  expectedVersion: number;
  firstName?: string | null | undefined;
  idempotencyKey: string;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
};

export type UpdateRealEstateInput = {
  buildPeriod?: BuildPeriod | null | undefined;
  buildYear?: number | null | undefined;
  canton?: Canton | null | undefined;
  city?: string | null | undefined;
  dwellings?: number | null | undefined;
  east?: number | null | undefined;
  egid?: number | null | undefined;
  egrid?: string | null | undefined;
  energyAreaM2?: number | null | undefined;
  ewid?: number | null | undefined;
  expectedVersion: number;
  floors?: number | null | undefined;
  geakEnvelope?: GeakClass | null | undefined;
  geakOn?: string | null | undefined;
  geakTotal?: GeakClass | null | undefined;
  hasPhotovoltaics?: boolean | null | undefined;
  heating?: HeatingKind | null | undefined;
  heatingYear?: number | null | undefined;
  hotWater?: HotWaterKind | null | undefined;
  houseNumber?: string | null | undefined;
  idempotencyKey: string;
  isListed?: boolean | null | undefined;
  kind?: RealEstateKind | null | undefined;
  livingAreaM2?: number | null | undefined;
  municipalityNumber?: number | null | undefined;
  name?: string | null | undefined;
  north?: number | null | undefined;
  note?: string | null | undefined;
  /** Woher das Gesetzte stammt; ohne Angabe von der Eigentümerschaft */
  origins?: Array<FieldOriginInput> | null | undefined;
  ownership?: OwnershipForm | null | undefined;
  parcel?: string | null | undefined;
  plotAreaM2?: number | null | undefined;
  rooms?: number | null | undefined;
  street?: string | null | undefined;
  usage?: RealEstateUsage | null | undefined;
  volumeM3?: number | null | undefined;
  zip?: string | null | undefined;
};

export type UpdateRoomInput = {
  areaM2?: number | null | undefined;
  expectedVersion: number;
  floor?: number | null | undefined;
  idempotencyKey: string;
  name?: string | null | undefined;
};

export type UpdateTodoInput = {
  componentId?: string | null | undefined;
  dueOn?: string | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  /** Nur der Tag folgt dem Entscheid, für den es vorbereitet wurde; das zählt nicht als Arbeit */
  isMovedAlong?: boolean | null | undefined;
  note?: string | null | undefined;
  title?: string | null | undefined;
};

export type VersionInput = {
  expectedVersion: number;
  idempotencyKey: string;
};

export type AcceptInvitationMutationVariables = Exact<{
  realEstateId: string | number;
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { id: string, name: string | null } };

export type AddComponentEventMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddComponentEventInput;
}>;


export type AddComponentEventMutation = { addComponentEvent: { id: string, componentId: string, kind: ComponentEventKind, year: number, happenedOn: string | null, title: string | null, performedBy: string | null, note: string | null, version: number, deletedAt: string | null, former: { catalogKey: ComponentKey | null, name: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, condition: ComponentCondition | null, conditionOn: string | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, ownLifetimeYears: number | null } | null } };

export type AddComponentPictureMutationVariables = Exact<{
  realEstateId: string | number;
  file: Blob;
  input: AddPictureInput;
}>;


export type AddComponentPictureMutation = { addPicture: { id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null, componentId: string | null, deletedAt: string | null } };

export type AddHouseComponentMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddComponentInput;
}>;


export type AddHouseComponentMutation = { addComponent: { id: string, catalogKey: ComponentKey, roomId: string | null, name: string | null, condition: ComponentCondition | null, conditionOn: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, isShared: boolean, ownLifetimeYears: number | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, note: string | null, version: number, deletedAt: string | null } };

export type AddHousePictureMutationVariables = Exact<{
  realEstateId: string | number;
  file: Blob;
  input: AddPictureInput;
}>;


export type AddHousePictureMutation = { addPicture: { id: string, version: number } };

export type AddMeasureMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddMeasureInput;
}>;


export type AddMeasureMutation = { addMeasure: { id: string, componentIds: Array<string>, kind: MeasureKind, title: string | null, state: MeasureState, year: number | null, reason: string | null, version: number, createdAt: string, deletedAt: string | null } };

export type AddRoomMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddRoomInput;
}>;


export type AddRoomMutation = { addRoom: { id: string, name: string, floor: number | null, areaM2: number | null, version: number, deletedAt: string | null } };

export type AddTodoPictureMutationVariables = Exact<{
  realEstateId: string | number;
  file: Blob;
  input: AddPictureInput;
}>;


export type AddTodoPictureMutation = { addPicture: { id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null, todoId: string | null, deletedAt: string | null } };

export type AddTodoMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddTodoInput;
}>;


export type AddTodoMutation = { addTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null } };

export type AnalysisReportQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type AnalysisReportQuery = { realEstate: { id: string, analysisReportUrl: string } | null };

export type ArchiveRealEstateMutationVariables = Exact<{
  id: string | number;
  input: VersionInput;
}>;


export type ArchiveRealEstateMutation = { archiveRealEstate: { id: string, version: number } };

export type BundleMeasuresMutationVariables = Exact<{
  realEstateId: string | number;
  input: DecideInput;
}>;


export type BundleMeasuresMutation = { bundleMeasures: { measure: { id: string, version: number }, todos: { written: Array<string>, moved: Array<string>, removed: Array<string>, kept: Array<string> } } };

export type ChangeMemberMutationVariables = Exact<{
  realEstateId: string | number;
  userId: string | number;
  input: ChangeMemberInput;
}>;


export type ChangeMemberMutation = { changeMember: { userId: string, version: number } };

export type CompleteMaintenanceTaskMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: CompleteMaintenanceTaskInput;
}>;


export type CompleteMaintenanceTaskMutation = { completeMaintenanceTask: { id: string, componentId: string, templateKey: string | null, title: string, intervalMonths: number, nextOn: string, lastOn: string | null, isActive: boolean, version: number } };

export type CompleteTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: KeyInput;
}>;


export type CompleteTodoMutation = { completeTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null } };

export type ComponentEventsQueryVariables = Exact<{
  realEstateId: string | number;
  componentId: string | number;
}>;


export type ComponentEventsQuery = { realEstate: { id: string, componentEvents: Array<{ id: string, componentId: string, kind: ComponentEventKind, year: number, happenedOn: string | null, title: string | null, performedBy: string | null, note: string | null, version: number, former: { catalogKey: ComponentKey | null, name: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, condition: ComponentCondition | null, conditionOn: string | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, ownLifetimeYears: number | null } | null }> } | null };

export type ComponentPicturesQueryVariables = Exact<{
  realEstateId: string | number;
  componentId: string | number;
}>;


export type ComponentPicturesQuery = { realEstate: { id: string, componentPictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null }> } | null };

export type CreateRealEstateMutationVariables = Exact<{
  input: CreateRealEstateInput;
}>;


export type CreateRealEstateMutation = { createRealEstate: { id: string, name: string | null, version: number } };

export type DeleteComponentEventMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteComponentEventMutation = { deleteComponentEvent: { id: string, componentId: string, kind: ComponentEventKind, year: number, happenedOn: string | null, title: string | null, performedBy: string | null, note: string | null, version: number, deletedAt: string | null, former: { catalogKey: ComponentKey | null, name: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, condition: ComponentCondition | null, conditionOn: string | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, ownLifetimeYears: number | null } | null } };

export type DeleteComponentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteComponentMutation = { deleteComponent: { id: string, catalogKey: ComponentKey, roomId: string | null, name: string | null, condition: ComponentCondition | null, conditionOn: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, isShared: boolean, ownLifetimeYears: number | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, note: string | null, version: number, deletedAt: string | null } };

export type DeleteRoomMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteRoomMutation = { deleteRoom: { id: string, name: string, floor: number | null, areaM2: number | null, version: number, deletedAt: string | null } };

export type DeleteTodoPictureMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteTodoPictureMutation = { deletePicture: { id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null, todoId: string | null, deletedAt: string | null } };

export type DeleteTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteTodoMutation = { deleteTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null } };

export type DiscardHouseDraftMutationVariables = Exact<{
  id: string | number;
  input: KeyInput;
}>;


export type DiscardHouseDraftMutation = { discardHouseDraft: boolean };

export type HouseAnalysisQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
}>;


export type HouseAnalysisQuery = { realEstate: { id: string, analysisProfile: { roofForm: RoofForm | null, hasCellar: boolean | null, flatFloor: number | null, consumptionCarrier: EnergyCarrier | null, consumptionAmount: number | null, consumptionUnit: ConsumptionUnit | null, inflationPercent: number | null, version: number }, analysisBudget: { marginalTaxPercent: number | null, savedRappen: number | null, savingMonthlyRappen: number | null, propertyValueRappen: number | null, version: number } | null, measures: Array<{ id: string, componentIds: Array<string>, kind: MeasureKind, title: string | null, state: MeasureState, year: number | null, reason: string | null, version: number, createdAt: string }>, amounts: Array<{ objectId: string, kind: AmountKind, rappen: number, version: number }>, condominium: { sharePermille: number | null }, renewalFund: { balanceRappen: number | null, balanceOn: string | null, yearlyRappen: number | null } | null } | null };

export type HouseChangesSubscriptionVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseChangesSubscription = { realEstateChanged: { id: string, verb: string, nouns: Array<string>, objectId: string, version: number } };

export type HouseComponentHistoryQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseComponentHistoryQuery = { realEstate: { id: string, componentHistory: Array<{ id: string, componentId: string, kind: ComponentEventKind, year: number, happenedOn: string | null, title: string | null, performedBy: string | null, note: string | null, version: number, former: { catalogKey: ComponentKey | null, name: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, condition: ComponentCondition | null, conditionOn: string | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, ownLifetimeYears: number | null } | null }> } | null };

export type HouseComponentsQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
  after?: string | null | undefined;
}>;


export type HouseComponentsQuery = { realEstate: { id: string, components: { nextCursor: string | null, nodes: Array<{ id: string, catalogKey: ComponentKey, roomId: string | null, name: string | null, condition: ComponentCondition | null, conditionOn: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, isShared: boolean, ownLifetimeYears: number | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, note: string | null, version: number }> } } | null };

export type HouseCondominiumQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseCondominiumQuery = { realEstate: { id: string, condominium: { name: string | null, sharePermille: number | null, managerName: string | null, managerEmail: string | null, managerPhone: string | null, version: number } } | null };

export type HouseDraftQueryVariables = Exact<{ [key: string]: never; }>;


export type HouseDraftQuery = { me: { id: string, houseDraft: { id: string, step: string, values: string, version: number } | null } | null };

export type HouseEmergencyQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseEmergencyQuery = { realEstate: { id: string, emergencySheet: { mainWater: string | null, fuseBox: string | null, heatingOff: string | null, gasTap: string | null, keys: string | null, version: number, contacts: Array<{ name: string, phone: string, note: string | null }> } } | null };

export type HouseFundQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseFundQuery = { realEstate: { id: string, finance: { fundBalanceRappen: number | null, fundBalanceOn: string | null, fundYearlyRappen: number | null, version: number } | null } | null };

export type HouseHistoryQueryVariables = Exact<{
  realEstateId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type HouseHistoryQuery = { realEstate: { id: string, history: { nextCursor: string | null, nodes: Array<{ id: string, at: string, actorId: string, actorName: string | null, verb: string, objectId: string, changes: unknown, isUndoable: boolean }> } | null } | null };

export type HouseInvitationsQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseInvitationsQuery = { realEstate: { id: string, invitations: Array<{ id: string, email: string, role: MemberRole, canSeeFinances: boolean, state: InvitationState, sentAt: string, expiresAt: string, version: number }> | null } | null };

export type HousePicturesQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HousePicturesQuery = { realEstate: { id: string, pictures: { nextCursor: string | null, nodes: Array<{ id: string, fileName: string, state: PictureState, isCover: boolean, todoId: string | null, componentId: string | null, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null, version: number, createdAt: string }> } } | null };

export type HouseRoomsQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseRoomsQuery = { realEstate: { id: string, roomList: Array<{ id: string, name: string, floor: number | null, areaM2: number | null, version: number }> } | null };

export type HouseSnapshotsQueryVariables = Exact<{
  realEstateId: string | number;
  first: number;
}>;


export type HouseSnapshotsQuery = { realEstate: { id: string, analysisSnapshots: Array<{ takenOn: string, score: number | null, dueCount: number }> } | null };

export type HouseTodosQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
  state: TodoState;
  after?: string | null | undefined;
}>;


export type HouseTodosQuery = { realEstate: { id: string, todos: { nextCursor: string | null, nodes: Array<{ id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null }> }> } } | null };

export type HouseTrashQueryVariables = Exact<{
  realEstateId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type HouseTrashQuery = { realEstate: { id: string, trash: { nextCursor: string | null, nodes: Array<{ kind: TrashKind, id: string, name: string, version: number, deletedAt: string, deletedBy: string | null, deletedByName: string | null, daysLeft: number }> } | null } | null };

export type HouseUpcomingQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
  first: number;
}>;


export type HouseUpcomingQuery = { realEstate: { id: string, upcoming: Array<{ source: UpcomingSource, id: string, title: string, on: string, componentId: string | null, isWholeYear: boolean }> } | null };

export type HouseUpkeepQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseUpkeepQuery = { realEstate: { id: string, maintenanceTasks: Array<{ id: string, componentId: string, templateKey: string | null, title: string, intervalMonths: number, nextOn: string, lastOn: string | null, isActive: boolean, version: number }> } | null };

export type HouseQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
}>;


export type HouseQuery = { realEstate: { id: string, name: string | null, kind: RealEstateKind | null, usage: RealEstateUsage | null, ownership: OwnershipForm | null, status: RealEstateStatus, street: string | null, houseNumber: string | null, zip: string | null, city: string | null, canton: Canton | null, municipalityNumber: number | null, egid: number | null, ewid: number | null, egrid: string | null, parcel: string | null, buildYear: number | null, buildPeriod: BuildPeriod | null, livingAreaM2: number | null, plotAreaM2: number | null, floors: number | null, rooms: number | null, volumeM3: number | null, energyAreaM2: number | null, dwellings: number | null, heating: HeatingKind | null, heatingYear: number | null, hotWater: HotWaterKind | null, hasPhotovoltaics: boolean | null, geakEnvelope: GeakClass | null, geakTotal: GeakClass | null, geakOn: string | null, isListed: boolean | null, east: number | null, north: number | null, note: string | null, version: number, createdAt: string, updatedAt: string, archivedAt: string | null, origins: Array<{ field: RealEstateFact, source: FactSource, on: string }>, members: Array<{ userId: string, firstName: string, lastName: string, role: MemberRole, canSeeFinances: boolean, since: string, version: number }> } | null };

export type HousesQueryVariables = Exact<{ [key: string]: never; }>;


export type HousesQuery = { me: { id: string, firstName: string, lastName: string, phone: string | null, version: number } | null, realEstates: { nextCursor: string | null, nodes: Array<{ id: string, name: string | null, kind: RealEstateKind | null, usage: RealEstateUsage | null, status: RealEstateStatus, street: string | null, houseNumber: string | null, zip: string | null, city: string | null, canton: Canton | null, buildYear: number | null, livingAreaM2: number | null, floors: number | null, rooms: number | null, version: number }> } };

export type InvitePersonMutationVariables = Exact<{
  realEstateId: string | number;
  input: InvitePersonInput;
}>;


export type InvitePersonMutation = { invitePerson: { id: string, version: number } };

export type LeaveRealEstateMutationVariables = Exact<{
  realEstateId: string | number;
  input: KeyInput;
}>;


export type LeaveRealEstateMutation = { leaveRealEstate: { userId: string } };

export type MoveMeasureMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: MoveMeasureInput;
}>;


export type MoveMeasureMutation = { moveMeasure: { measure: { id: string, version: number }, todos: { written: Array<string>, moved: Array<string>, removed: Array<string>, kept: Array<string> } } };

export type PlanMeasureMutationVariables = Exact<{
  realEstateId: string | number;
  input: DecideInput;
}>;


export type PlanMeasureMutation = { planMeasure: { measure: { id: string, version: number }, todos: { written: Array<string>, moved: Array<string>, removed: Array<string>, kept: Array<string> } } };

export type RegisteredHousesQueryVariables = Exact<{ [key: string]: never; }>;


export type RegisteredHousesQuery = { realEstates: { nodes: Array<{ id: string, name: string | null, egid: number | null, ewid: number | null }> } };

export type RemoveForGoodMutationVariables = Exact<{
  realEstateId: string | number;
  kind: TrashKind;
  id: string | number;
  input: VersionInput;
}>;


export type RemoveForGoodMutation = { removeForGood: { kind: TrashKind, id: string, version: number | null } };

export type RemoveMemberMutationVariables = Exact<{
  realEstateId: string | number;
  userId: string | number;
  input: VersionInput;
}>;


export type RemoveMemberMutation = { removeMember: { userId: string } };

export type ReopenTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: KeyInput;
}>;


export type ReopenTodoMutation = { reopenTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null }> } };

export type ReplaceComponentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: ReplaceComponentInput;
}>;


export type ReplaceComponentMutation = { replaceComponent: { id: string, version: number } };

export type ResendInvitationMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string, version: number } };

export type RestoreComponentEventMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreComponentEventMutation = { restoreComponentEvent: { id: string, componentId: string, kind: ComponentEventKind, year: number, happenedOn: string | null, title: string | null, performedBy: string | null, note: string | null, version: number, deletedAt: string | null, former: { catalogKey: ComponentKey | null, name: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, condition: ComponentCondition | null, conditionOn: string | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, ownLifetimeYears: number | null } | null } };

export type RestoreComponentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreComponentMutation = { restoreComponent: { id: string, catalogKey: ComponentKey, roomId: string | null, name: string | null, condition: ComponentCondition | null, conditionOn: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, isShared: boolean, ownLifetimeYears: number | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, note: string | null, version: number, deletedAt: string | null } };

export type RestoreFromTrashMutationVariables = Exact<{
  realEstateId: string | number;
  kind: TrashKind;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreFromTrashMutation = { restoreFromTrash: { kind: TrashKind, id: string, version: number | null } };

export type RestoreRealEstateMutationVariables = Exact<{
  id: string | number;
  input: VersionInput;
}>;


export type RestoreRealEstateMutation = { restoreRealEstate: { id: string, version: number } };

export type RestoreRoomMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreRoomMutation = { restoreRoom: { id: string, name: string, floor: number | null, areaM2: number | null, version: number, deletedAt: string | null } };

export type RestoreTodoPictureMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreTodoPictureMutation = { restorePicture: { id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null, todoId: string | null, deletedAt: string | null } };

export type RestoreTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreTodoMutation = { restoreTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null }> } };

export type SaveHouseDraftMutationVariables = Exact<{
  input: SaveHouseDraftInput;
}>;


export type SaveHouseDraftMutation = { saveHouseDraft: { id: string, version: number } };

export type SetComponentCostMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: SetComponentCostInput;
}>;


export type SetComponentCostMutation = { setComponentCost: { objectId: string, kind: AmountKind, rappen: number, version: number } | null };

export type SetCoverPictureMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type SetCoverPictureMutation = { setCoverPicture: { id: string, version: number } };

export type SetMaintenanceTaskMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: SetMaintenanceTaskInput;
}>;


export type SetMaintenanceTaskMutation = { setMaintenanceTask: { id: string, componentId: string, templateKey: string | null, title: string, intervalMonths: number, nextOn: string, lastOn: string | null, isActive: boolean, version: number } };

export type TodoQueryVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
}>;


export type TodoQuery = { realEstate: { id: string, todo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null }> } | null } | null };

export type UndoMutationVariables = Exact<{
  realEstateId: string | number;
  act: string | number;
  input: KeyInput;
}>;


export type UndoMutation = { undo: { actId: string, isRedo: boolean, changed: Array<{ noun: string, id: string, version: number }> } };

export type UpdateAnalysisBudgetMutationVariables = Exact<{
  realEstateId: string | number;
  input: UpdateAnalysisBudgetInput;
}>;


export type UpdateAnalysisBudgetMutation = { updateAnalysisBudget: { marginalTaxPercent: number | null, savedRappen: number | null, savingMonthlyRappen: number | null, propertyValueRappen: number | null, version: number } };

export type UpdateAnalysisProfileMutationVariables = Exact<{
  realEstateId: string | number;
  input: UpdateAnalysisProfileInput;
}>;


export type UpdateAnalysisProfileMutation = { updateAnalysisProfile: { roofForm: RoofForm | null, hasCellar: boolean | null, flatFloor: number | null, consumptionCarrier: EnergyCarrier | null, consumptionAmount: number | null, consumptionUnit: ConsumptionUnit | null, inflationPercent: number | null, version: number } };

export type UpdateComponentEventMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateComponentEventInput;
}>;


export type UpdateComponentEventMutation = { updateComponentEvent: { id: string, componentId: string, kind: ComponentEventKind, year: number, happenedOn: string | null, title: string | null, performedBy: string | null, note: string | null, version: number, deletedAt: string | null, former: { catalogKey: ComponentKey | null, name: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, condition: ComponentCondition | null, conditionOn: string | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, ownLifetimeYears: number | null } | null } };

export type UpdateComponentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateComponentInput;
}>;


export type UpdateComponentMutation = { updateComponent: { id: string, catalogKey: ComponentKey, roomId: string | null, name: string | null, condition: ComponentCondition | null, conditionOn: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, isShared: boolean, ownLifetimeYears: number | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, note: string | null, version: number, deletedAt: string | null } };

export type UpdateCondominiumMutationVariables = Exact<{
  realEstateId: string | number;
  input: UpdateCondominiumInput;
}>;


export type UpdateCondominiumMutation = { updateCondominium: { name: string | null, sharePermille: number | null, managerName: string | null, managerEmail: string | null, managerPhone: string | null, version: number } };

export type UpdateEmergencySheetMutationVariables = Exact<{
  realEstateId: string | number;
  input: UpdateEmergencySheetInput;
}>;


export type UpdateEmergencySheetMutation = { updateEmergencySheet: { mainWater: string | null, fuseBox: string | null, heatingOff: string | null, gasTap: string | null, keys: string | null, version: number, contacts: Array<{ name: string, phone: string, note: string | null }> } };

export type UpdateFundMutationVariables = Exact<{
  id: string | number;
  input: RealEstateFinanceInput;
}>;


export type UpdateFundMutation = { updateRealEstateFinance: { version: number } };

export type UpdateMeasureMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateMeasureInput;
}>;


export type UpdateMeasureMutation = { updateMeasure: { id: string, componentIds: Array<string>, kind: MeasureKind, title: string | null, state: MeasureState, year: number | null, reason: string | null, version: number, createdAt: string, deletedAt: string | null } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, firstName: string, lastName: string, phone: string | null, version: number } };

export type UpdateRealEstateMutationVariables = Exact<{
  id: string | number;
  input: UpdateRealEstateInput;
}>;


export type UpdateRealEstateMutation = { updateRealEstate: { id: string, version: number } };

export type UpdateRoomMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateRoomInput;
}>;


export type UpdateRoomMutation = { updateRoom: { id: string, name: string, floor: number | null, areaM2: number | null, version: number, deletedAt: string | null } };

export type UpdateTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateTodoInput;
}>;


export type UpdateTodoMutation = { updateTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null } };

export type WithdrawInvitationMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: { id: string, version: number } };

export type WithdrawMeasureMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type WithdrawMeasureMutation = { withdrawMeasure: { measure: { id: string, version: number }, todos: { written: Array<string>, moved: Array<string>, removed: Array<string>, kept: Array<string> } } };

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

export const AcceptInvitationDocument = new TypedDocumentString(`mutation AcceptInvitation($realEstateId:ID!$input:AcceptInvitationInput!){acceptInvitation(realEstateId:$realEstateId input:$input){id name}}`) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const AddComponentEventDocument = new TypedDocumentString(`mutation AddComponentEvent($realEstateId:ID!$input:AddComponentEventInput!){addComponentEvent(realEstateId:$realEstateId input:$input){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version deletedAt}}`) as unknown as TypedDocumentString<AddComponentEventMutation, AddComponentEventMutationVariables>;
export const AddComponentPictureDocument = new TypedDocumentString(`mutation AddComponentPicture($realEstateId:ID!$file:Upload!$input:AddPictureInput!){addPicture(realEstateId:$realEstateId file:$file input:$input){id fileName state version url width height widths placeholder componentId deletedAt}}`) as unknown as TypedDocumentString<AddComponentPictureMutation, AddComponentPictureMutationVariables>;
export const AddHouseComponentDocument = new TypedDocumentString(`mutation AddHouseComponent($realEstateId:ID!$input:AddComponentInput!){addComponent(realEstateId:$realEstateId input:$input){id catalogKey roomId name condition conditionOn installedYear isInstalledYearAssumed lastRenewedYear isShared ownLifetimeYears quantity unit material manufacturer model serialNumber note version deletedAt}}`) as unknown as TypedDocumentString<AddHouseComponentMutation, AddHouseComponentMutationVariables>;
export const AddHousePictureDocument = new TypedDocumentString(`mutation AddHousePicture($realEstateId:ID!$file:Upload!$input:AddPictureInput!){addPicture(realEstateId:$realEstateId file:$file input:$input){id version}}`) as unknown as TypedDocumentString<AddHousePictureMutation, AddHousePictureMutationVariables>;
export const AddMeasureDocument = new TypedDocumentString(`mutation AddMeasure($realEstateId:ID!$input:AddMeasureInput!){addMeasure(realEstateId:$realEstateId input:$input){id componentIds kind title state year reason version createdAt deletedAt}}`) as unknown as TypedDocumentString<AddMeasureMutation, AddMeasureMutationVariables>;
export const AddRoomDocument = new TypedDocumentString(`mutation AddRoom($realEstateId:ID!$input:AddRoomInput!){addRoom(realEstateId:$realEstateId input:$input){id name floor areaM2 version deletedAt}}`) as unknown as TypedDocumentString<AddRoomMutation, AddRoomMutationVariables>;
export const AddTodoPictureDocument = new TypedDocumentString(`mutation AddTodoPicture($realEstateId:ID!$file:Upload!$input:AddPictureInput!){addPicture(realEstateId:$realEstateId file:$file input:$input){id fileName state version url width height widths placeholder todoId deletedAt}}`) as unknown as TypedDocumentString<AddTodoPictureMutation, AddTodoPictureMutationVariables>;
export const AddTodoDocument = new TypedDocumentString(`mutation AddTodo($realEstateId:ID!$input:AddTodoInput!){addTodo(realEstateId:$realEstateId input:$input){id title note dueOn componentId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt}}`) as unknown as TypedDocumentString<AddTodoMutation, AddTodoMutationVariables>;
export const AnalysisReportDocument = new TypedDocumentString(`query AnalysisReport($realEstateId:ID!){realEstate(id:$realEstateId){id analysisReportUrl}}`) as unknown as TypedDocumentString<AnalysisReportQuery, AnalysisReportQueryVariables>;
export const ArchiveRealEstateDocument = new TypedDocumentString(`mutation ArchiveRealEstate($id:ID!$input:VersionInput!){archiveRealEstate(id:$id input:$input){id version}}`) as unknown as TypedDocumentString<ArchiveRealEstateMutation, ArchiveRealEstateMutationVariables>;
export const BundleMeasuresDocument = new TypedDocumentString(`mutation BundleMeasures($realEstateId:ID!$input:DecideInput!){bundleMeasures(realEstateId:$realEstateId input:$input){measure{id version}todos{written moved removed kept}}}`) as unknown as TypedDocumentString<BundleMeasuresMutation, BundleMeasuresMutationVariables>;
export const ChangeMemberDocument = new TypedDocumentString(`mutation ChangeMember($realEstateId:ID!$userId:ID!$input:ChangeMemberInput!){changeMember(realEstateId:$realEstateId userId:$userId input:$input){userId version}}`) as unknown as TypedDocumentString<ChangeMemberMutation, ChangeMemberMutationVariables>;
export const CompleteMaintenanceTaskDocument = new TypedDocumentString(`mutation CompleteMaintenanceTask($realEstateId:ID!$id:ID!$input:CompleteMaintenanceTaskInput!){completeMaintenanceTask(realEstateId:$realEstateId id:$id input:$input){id componentId templateKey title intervalMonths nextOn lastOn isActive version}}`) as unknown as TypedDocumentString<CompleteMaintenanceTaskMutation, CompleteMaintenanceTaskMutationVariables>;
export const CompleteTodoDocument = new TypedDocumentString(`mutation CompleteTodo($realEstateId:ID!$id:ID!$input:KeyInput!){completeTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt}}`) as unknown as TypedDocumentString<CompleteTodoMutation, CompleteTodoMutationVariables>;
export const ComponentEventsDocument = new TypedDocumentString(`query ComponentEvents($realEstateId:ID!$componentId:ID!){realEstate(id:$realEstateId){id componentEvents(componentId:$componentId){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version}}}`) as unknown as TypedDocumentString<ComponentEventsQuery, ComponentEventsQueryVariables>;
export const ComponentPicturesDocument = new TypedDocumentString(`query ComponentPictures($realEstateId:ID!$componentId:ID!){realEstate(id:$realEstateId){id componentPictures(componentId:$componentId first:30){id fileName state version url width height widths placeholder}}}`) as unknown as TypedDocumentString<ComponentPicturesQuery, ComponentPicturesQueryVariables>;
export const CreateRealEstateDocument = new TypedDocumentString(`mutation CreateRealEstate($input:CreateRealEstateInput!){createRealEstate(input:$input){id name version}}`) as unknown as TypedDocumentString<CreateRealEstateMutation, CreateRealEstateMutationVariables>;
export const DeleteComponentEventDocument = new TypedDocumentString(`mutation DeleteComponentEvent($realEstateId:ID!$id:ID!$input:VersionInput!){deleteComponentEvent(realEstateId:$realEstateId id:$id input:$input){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version deletedAt}}`) as unknown as TypedDocumentString<DeleteComponentEventMutation, DeleteComponentEventMutationVariables>;
export const DeleteComponentDocument = new TypedDocumentString(`mutation DeleteComponent($realEstateId:ID!$id:ID!$input:VersionInput!){deleteComponent(realEstateId:$realEstateId id:$id input:$input){id catalogKey roomId name condition conditionOn installedYear isInstalledYearAssumed lastRenewedYear isShared ownLifetimeYears quantity unit material manufacturer model serialNumber note version deletedAt}}`) as unknown as TypedDocumentString<DeleteComponentMutation, DeleteComponentMutationVariables>;
export const DeleteRoomDocument = new TypedDocumentString(`mutation DeleteRoom($realEstateId:ID!$id:ID!$input:VersionInput!){deleteRoom(realEstateId:$realEstateId id:$id input:$input){id name floor areaM2 version deletedAt}}`) as unknown as TypedDocumentString<DeleteRoomMutation, DeleteRoomMutationVariables>;
export const DeleteTodoPictureDocument = new TypedDocumentString(`mutation DeleteTodoPicture($realEstateId:ID!$id:ID!$input:VersionInput!){deletePicture(realEstateId:$realEstateId id:$id input:$input){id fileName state version url width height widths placeholder todoId deletedAt}}`) as unknown as TypedDocumentString<DeleteTodoPictureMutation, DeleteTodoPictureMutationVariables>;
export const DeleteTodoDocument = new TypedDocumentString(`mutation DeleteTodo($realEstateId:ID!$id:ID!$input:VersionInput!){deleteTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt}}`) as unknown as TypedDocumentString<DeleteTodoMutation, DeleteTodoMutationVariables>;
export const DiscardHouseDraftDocument = new TypedDocumentString(`mutation DiscardHouseDraft($id:ID!$input:KeyInput!){discardHouseDraft(id:$id input:$input)}`) as unknown as TypedDocumentString<DiscardHouseDraftMutation, DiscardHouseDraftMutationVariables>;
export const HouseAnalysisDocument = new TypedDocumentString(`query HouseAnalysis($realEstateId:ID){realEstate(id:$realEstateId){id analysisProfile{roofForm hasCellar flatFloor consumptionCarrier consumptionAmount consumptionUnit inflationPercent version}analysisBudget{marginalTaxPercent savedRappen savingMonthlyRappen propertyValueRappen version}measures{id componentIds kind title state year reason version createdAt}amounts{objectId kind rappen version}condominium{sharePermille}renewalFund{balanceRappen balanceOn yearlyRappen}}}`) as unknown as TypedDocumentString<HouseAnalysisQuery, HouseAnalysisQueryVariables>;
export const HouseChangesDocument = new TypedDocumentString(`subscription HouseChanges($realEstateId:ID!){realEstateChanged(realEstateId:$realEstateId){id verb nouns objectId version}}`) as unknown as TypedDocumentString<HouseChangesSubscription, HouseChangesSubscriptionVariables>;
export const HouseComponentHistoryDocument = new TypedDocumentString(`query HouseComponentHistory($realEstateId:ID!){realEstate(id:$realEstateId){id componentHistory(first:500){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version}}}`) as unknown as TypedDocumentString<HouseComponentHistoryQuery, HouseComponentHistoryQueryVariables>;
export const HouseComponentsDocument = new TypedDocumentString(`query HouseComponents($realEstateId:ID$after:String){realEstate(id:$realEstateId){id components(first:100 after:$after){nodes{id catalogKey roomId name condition conditionOn installedYear isInstalledYearAssumed lastRenewedYear isShared ownLifetimeYears quantity unit material manufacturer model serialNumber note version}nextCursor}}}`) as unknown as TypedDocumentString<HouseComponentsQuery, HouseComponentsQueryVariables>;
export const HouseCondominiumDocument = new TypedDocumentString(`query HouseCondominium($realEstateId:ID!){realEstate(id:$realEstateId){id condominium{name sharePermille managerName managerEmail managerPhone version}}}`) as unknown as TypedDocumentString<HouseCondominiumQuery, HouseCondominiumQueryVariables>;
export const HouseDraftDocument = new TypedDocumentString(`query HouseDraft{me{id houseDraft{id step values version}}}`) as unknown as TypedDocumentString<HouseDraftQuery, HouseDraftQueryVariables>;
export const HouseEmergencyDocument = new TypedDocumentString(`query HouseEmergency($realEstateId:ID!){realEstate(id:$realEstateId){id emergencySheet{mainWater fuseBox heatingOff gasTap keys contacts{name phone note}version}}}`) as unknown as TypedDocumentString<HouseEmergencyQuery, HouseEmergencyQueryVariables>;
export const HouseFundDocument = new TypedDocumentString(`query HouseFund($realEstateId:ID!){realEstate(id:$realEstateId){id finance{fundBalanceRappen fundBalanceOn fundYearlyRappen version}}}`) as unknown as TypedDocumentString<HouseFundQuery, HouseFundQueryVariables>;
export const HouseHistoryDocument = new TypedDocumentString(`query HouseHistory($realEstateId:ID!$first:Int!$after:String){realEstate(id:$realEstateId){id history(first:$first after:$after){nodes{id at actorId actorName verb objectId changes isUndoable}nextCursor}}}`) as unknown as TypedDocumentString<HouseHistoryQuery, HouseHistoryQueryVariables>;
export const HouseInvitationsDocument = new TypedDocumentString(`query HouseInvitations($realEstateId:ID!){realEstate(id:$realEstateId){id invitations{id email role canSeeFinances state sentAt expiresAt version}}}`) as unknown as TypedDocumentString<HouseInvitationsQuery, HouseInvitationsQueryVariables>;
export const HousePicturesDocument = new TypedDocumentString(`query HousePictures($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id pictures(first:100 after:$after){nodes{id fileName state isCover todoId componentId url width height widths placeholder version createdAt}nextCursor}}}`) as unknown as TypedDocumentString<HousePicturesQuery, HousePicturesQueryVariables>;
export const HouseRoomsDocument = new TypedDocumentString(`query HouseRooms($realEstateId:ID!){realEstate(id:$realEstateId){id roomList{id name floor areaM2 version}}}`) as unknown as TypedDocumentString<HouseRoomsQuery, HouseRoomsQueryVariables>;
export const HouseSnapshotsDocument = new TypedDocumentString(`query HouseSnapshots($realEstateId:ID!$first:Int!){realEstate(id:$realEstateId){id analysisSnapshots(first:$first){takenOn score dueCount}}}`) as unknown as TypedDocumentString<HouseSnapshotsQuery, HouseSnapshotsQueryVariables>;
export const HouseTodosDocument = new TypedDocumentString(`query HouseTodos($realEstateId:ID$state:TodoState!$after:String){realEstate(id:$realEstateId){id todos(first:25 after:$after state:$state){nodes{id title note dueOn componentId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt pictures(first:3){id fileName state version url width height widths placeholder}}nextCursor}}}`) as unknown as TypedDocumentString<HouseTodosQuery, HouseTodosQueryVariables>;
export const HouseTrashDocument = new TypedDocumentString(`query HouseTrash($realEstateId:ID!$first:Int!$after:String){realEstate(id:$realEstateId){id trash(first:$first after:$after){nodes{kind id name version deletedAt deletedBy deletedByName daysLeft}nextCursor}}}`) as unknown as TypedDocumentString<HouseTrashQuery, HouseTrashQueryVariables>;
export const HouseUpcomingDocument = new TypedDocumentString(`query HouseUpcoming($realEstateId:ID$first:Int!){realEstate(id:$realEstateId){id upcoming(first:$first){source id title on componentId isWholeYear}}}`) as unknown as TypedDocumentString<HouseUpcomingQuery, HouseUpcomingQueryVariables>;
export const HouseUpkeepDocument = new TypedDocumentString(`query HouseUpkeep($realEstateId:ID!){realEstate(id:$realEstateId){id maintenanceTasks{id componentId templateKey title intervalMonths nextOn lastOn isActive version}}}`) as unknown as TypedDocumentString<HouseUpkeepQuery, HouseUpkeepQueryVariables>;
export const HouseDocument = new TypedDocumentString(`query House($realEstateId:ID){realEstate(id:$realEstateId){id name kind usage ownership status street houseNumber zip city canton municipalityNumber egid ewid egrid parcel buildYear buildPeriod livingAreaM2 plotAreaM2 floors rooms volumeM3 energyAreaM2 dwellings heating heatingYear hotWater hasPhotovoltaics geakEnvelope geakTotal geakOn isListed east north note origins{field source on}version createdAt updatedAt archivedAt members{userId firstName lastName role canSeeFinances since version}}}`) as unknown as TypedDocumentString<HouseQuery, HouseQueryVariables>;
export const HousesDocument = new TypedDocumentString(`query Houses{me{id firstName lastName phone version}realEstates(first:100 statuses:[active draft archived]){nodes{id name kind usage status street houseNumber zip city canton buildYear livingAreaM2 floors rooms version}nextCursor}}`) as unknown as TypedDocumentString<HousesQuery, HousesQueryVariables>;
export const InvitePersonDocument = new TypedDocumentString(`mutation InvitePerson($realEstateId:ID!$input:InvitePersonInput!){invitePerson(realEstateId:$realEstateId input:$input){id version}}`) as unknown as TypedDocumentString<InvitePersonMutation, InvitePersonMutationVariables>;
export const LeaveRealEstateDocument = new TypedDocumentString(`mutation LeaveRealEstate($realEstateId:ID!$input:KeyInput!){leaveRealEstate(realEstateId:$realEstateId input:$input){userId}}`) as unknown as TypedDocumentString<LeaveRealEstateMutation, LeaveRealEstateMutationVariables>;
export const MoveMeasureDocument = new TypedDocumentString(`mutation MoveMeasure($realEstateId:ID!$id:ID!$input:MoveMeasureInput!){moveMeasure(realEstateId:$realEstateId id:$id input:$input){measure{id version}todos{written moved removed kept}}}`) as unknown as TypedDocumentString<MoveMeasureMutation, MoveMeasureMutationVariables>;
export const PlanMeasureDocument = new TypedDocumentString(`mutation PlanMeasure($realEstateId:ID!$input:DecideInput!){planMeasure(realEstateId:$realEstateId input:$input){measure{id version}todos{written moved removed kept}}}`) as unknown as TypedDocumentString<PlanMeasureMutation, PlanMeasureMutationVariables>;
export const RegisteredHousesDocument = new TypedDocumentString(`query RegisteredHouses{realEstates(first:100 statuses:[active draft archived]){nodes{id name egid ewid}}}`) as unknown as TypedDocumentString<RegisteredHousesQuery, RegisteredHousesQueryVariables>;
export const RemoveForGoodDocument = new TypedDocumentString(`mutation RemoveForGood($realEstateId:ID!$kind:TrashKind!$id:ID!$input:VersionInput!){removeForGood(realEstateId:$realEstateId kind:$kind id:$id input:$input){kind id version}}`) as unknown as TypedDocumentString<RemoveForGoodMutation, RemoveForGoodMutationVariables>;
export const RemoveMemberDocument = new TypedDocumentString(`mutation RemoveMember($realEstateId:ID!$userId:ID!$input:VersionInput!){removeMember(realEstateId:$realEstateId userId:$userId input:$input){userId}}`) as unknown as TypedDocumentString<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const ReopenTodoDocument = new TypedDocumentString(`mutation ReopenTodo($realEstateId:ID!$id:ID!$input:KeyInput!){reopenTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt pictures(first:3){id fileName state version url width height widths placeholder}}}`) as unknown as TypedDocumentString<ReopenTodoMutation, ReopenTodoMutationVariables>;
export const ReplaceComponentDocument = new TypedDocumentString(`mutation ReplaceComponent($realEstateId:ID!$id:ID!$input:ReplaceComponentInput!){replaceComponent(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<ReplaceComponentMutation, ReplaceComponentMutationVariables>;
export const ResendInvitationDocument = new TypedDocumentString(`mutation ResendInvitation($realEstateId:ID!$id:ID!$input:VersionInput!){resendInvitation(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const RestoreComponentEventDocument = new TypedDocumentString(`mutation RestoreComponentEvent($realEstateId:ID!$id:ID!$input:VersionInput!){restoreComponentEvent(realEstateId:$realEstateId id:$id input:$input){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version deletedAt}}`) as unknown as TypedDocumentString<RestoreComponentEventMutation, RestoreComponentEventMutationVariables>;
export const RestoreComponentDocument = new TypedDocumentString(`mutation RestoreComponent($realEstateId:ID!$id:ID!$input:VersionInput!){restoreComponent(realEstateId:$realEstateId id:$id input:$input){id catalogKey roomId name condition conditionOn installedYear isInstalledYearAssumed lastRenewedYear isShared ownLifetimeYears quantity unit material manufacturer model serialNumber note version deletedAt}}`) as unknown as TypedDocumentString<RestoreComponentMutation, RestoreComponentMutationVariables>;
export const RestoreFromTrashDocument = new TypedDocumentString(`mutation RestoreFromTrash($realEstateId:ID!$kind:TrashKind!$id:ID!$input:VersionInput!){restoreFromTrash(realEstateId:$realEstateId kind:$kind id:$id input:$input){kind id version}}`) as unknown as TypedDocumentString<RestoreFromTrashMutation, RestoreFromTrashMutationVariables>;
export const RestoreRealEstateDocument = new TypedDocumentString(`mutation RestoreRealEstate($id:ID!$input:VersionInput!){restoreRealEstate(id:$id input:$input){id version}}`) as unknown as TypedDocumentString<RestoreRealEstateMutation, RestoreRealEstateMutationVariables>;
export const RestoreRoomDocument = new TypedDocumentString(`mutation RestoreRoom($realEstateId:ID!$id:ID!$input:VersionInput!){restoreRoom(realEstateId:$realEstateId id:$id input:$input){id name floor areaM2 version deletedAt}}`) as unknown as TypedDocumentString<RestoreRoomMutation, RestoreRoomMutationVariables>;
export const RestoreTodoPictureDocument = new TypedDocumentString(`mutation RestoreTodoPicture($realEstateId:ID!$id:ID!$input:VersionInput!){restorePicture(realEstateId:$realEstateId id:$id input:$input){id fileName state version url width height widths placeholder todoId deletedAt}}`) as unknown as TypedDocumentString<RestoreTodoPictureMutation, RestoreTodoPictureMutationVariables>;
export const RestoreTodoDocument = new TypedDocumentString(`mutation RestoreTodo($realEstateId:ID!$id:ID!$input:VersionInput!){restoreTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt pictures(first:3){id fileName state version url width height widths placeholder}}}`) as unknown as TypedDocumentString<RestoreTodoMutation, RestoreTodoMutationVariables>;
export const SaveHouseDraftDocument = new TypedDocumentString(`mutation SaveHouseDraft($input:SaveHouseDraftInput!){saveHouseDraft(input:$input){id version}}`) as unknown as TypedDocumentString<SaveHouseDraftMutation, SaveHouseDraftMutationVariables>;
export const SetComponentCostDocument = new TypedDocumentString(`mutation SetComponentCost($realEstateId:ID!$id:ID!$input:SetComponentCostInput!){setComponentCost(realEstateId:$realEstateId id:$id input:$input){objectId kind rappen version}}`) as unknown as TypedDocumentString<SetComponentCostMutation, SetComponentCostMutationVariables>;
export const SetCoverPictureDocument = new TypedDocumentString(`mutation SetCoverPicture($realEstateId:ID!$id:ID!$input:VersionInput!){setCoverPicture(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<SetCoverPictureMutation, SetCoverPictureMutationVariables>;
export const SetMaintenanceTaskDocument = new TypedDocumentString(`mutation SetMaintenanceTask($realEstateId:ID!$id:ID!$input:SetMaintenanceTaskInput!){setMaintenanceTask(realEstateId:$realEstateId id:$id input:$input){id componentId templateKey title intervalMonths nextOn lastOn isActive version}}`) as unknown as TypedDocumentString<SetMaintenanceTaskMutation, SetMaintenanceTaskMutationVariables>;
export const TodoDocument = new TypedDocumentString(`query Todo($realEstateId:ID!$id:ID!){realEstate(id:$realEstateId){id todo(id:$id){id title note dueOn componentId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt pictures(first:30){id fileName state version url width height widths placeholder}}}}`) as unknown as TypedDocumentString<TodoQuery, TodoQueryVariables>;
export const UndoDocument = new TypedDocumentString(`mutation Undo($realEstateId:ID!$act:ID!$input:KeyInput!){undo(realEstateId:$realEstateId act:$act input:$input){actId isRedo changed{noun id version}}}`) as unknown as TypedDocumentString<UndoMutation, UndoMutationVariables>;
export const UpdateAnalysisBudgetDocument = new TypedDocumentString(`mutation UpdateAnalysisBudget($realEstateId:ID!$input:UpdateAnalysisBudgetInput!){updateAnalysisBudget(realEstateId:$realEstateId input:$input){marginalTaxPercent savedRappen savingMonthlyRappen propertyValueRappen version}}`) as unknown as TypedDocumentString<UpdateAnalysisBudgetMutation, UpdateAnalysisBudgetMutationVariables>;
export const UpdateAnalysisProfileDocument = new TypedDocumentString(`mutation UpdateAnalysisProfile($realEstateId:ID!$input:UpdateAnalysisProfileInput!){updateAnalysisProfile(realEstateId:$realEstateId input:$input){roofForm hasCellar flatFloor consumptionCarrier consumptionAmount consumptionUnit inflationPercent version}}`) as unknown as TypedDocumentString<UpdateAnalysisProfileMutation, UpdateAnalysisProfileMutationVariables>;
export const UpdateComponentEventDocument = new TypedDocumentString(`mutation UpdateComponentEvent($realEstateId:ID!$id:ID!$input:UpdateComponentEventInput!){updateComponentEvent(realEstateId:$realEstateId id:$id input:$input){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version deletedAt}}`) as unknown as TypedDocumentString<UpdateComponentEventMutation, UpdateComponentEventMutationVariables>;
export const UpdateComponentDocument = new TypedDocumentString(`mutation UpdateComponent($realEstateId:ID!$id:ID!$input:UpdateComponentInput!){updateComponent(realEstateId:$realEstateId id:$id input:$input){id catalogKey roomId name condition conditionOn installedYear isInstalledYearAssumed lastRenewedYear isShared ownLifetimeYears quantity unit material manufacturer model serialNumber note version deletedAt}}`) as unknown as TypedDocumentString<UpdateComponentMutation, UpdateComponentMutationVariables>;
export const UpdateCondominiumDocument = new TypedDocumentString(`mutation UpdateCondominium($realEstateId:ID!$input:UpdateCondominiumInput!){updateCondominium(realEstateId:$realEstateId input:$input){name sharePermille managerName managerEmail managerPhone version}}`) as unknown as TypedDocumentString<UpdateCondominiumMutation, UpdateCondominiumMutationVariables>;
export const UpdateEmergencySheetDocument = new TypedDocumentString(`mutation UpdateEmergencySheet($realEstateId:ID!$input:UpdateEmergencySheetInput!){updateEmergencySheet(realEstateId:$realEstateId input:$input){mainWater fuseBox heatingOff gasTap keys contacts{name phone note}version}}`) as unknown as TypedDocumentString<UpdateEmergencySheetMutation, UpdateEmergencySheetMutationVariables>;
export const UpdateFundDocument = new TypedDocumentString(`mutation UpdateFund($id:ID!$input:RealEstateFinanceInput!){updateRealEstateFinance(id:$id input:$input){version}}`) as unknown as TypedDocumentString<UpdateFundMutation, UpdateFundMutationVariables>;
export const UpdateMeasureDocument = new TypedDocumentString(`mutation UpdateMeasure($realEstateId:ID!$id:ID!$input:UpdateMeasureInput!){updateMeasure(realEstateId:$realEstateId id:$id input:$input){id componentIds kind title state year reason version createdAt deletedAt}}`) as unknown as TypedDocumentString<UpdateMeasureMutation, UpdateMeasureMutationVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`mutation UpdateProfile($input:UpdateProfileInput!){updateProfile(input:$input){id firstName lastName phone version}}`) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const UpdateRealEstateDocument = new TypedDocumentString(`mutation UpdateRealEstate($id:ID!$input:UpdateRealEstateInput!){updateRealEstate(id:$id input:$input){id version}}`) as unknown as TypedDocumentString<UpdateRealEstateMutation, UpdateRealEstateMutationVariables>;
export const UpdateRoomDocument = new TypedDocumentString(`mutation UpdateRoom($realEstateId:ID!$id:ID!$input:UpdateRoomInput!){updateRoom(realEstateId:$realEstateId id:$id input:$input){id name floor areaM2 version deletedAt}}`) as unknown as TypedDocumentString<UpdateRoomMutation, UpdateRoomMutationVariables>;
export const UpdateTodoDocument = new TypedDocumentString(`mutation UpdateTodo($realEstateId:ID!$id:ID!$input:UpdateTodoInput!){updateTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt}}`) as unknown as TypedDocumentString<UpdateTodoMutation, UpdateTodoMutationVariables>;
export const WithdrawInvitationDocument = new TypedDocumentString(`mutation WithdrawInvitation($realEstateId:ID!$id:ID!$input:VersionInput!){withdrawInvitation(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const WithdrawMeasureDocument = new TypedDocumentString(`mutation WithdrawMeasure($realEstateId:ID!$id:ID!$input:VersionInput!){withdrawMeasure(realEstateId:$realEstateId id:$id input:$input){measure{id version}todos{written moved removed kept}}}`) as unknown as TypedDocumentString<WithdrawMeasureMutation, WithdrawMeasureMutationVariables>;