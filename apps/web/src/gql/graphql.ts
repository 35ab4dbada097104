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

/** Bindet die Summe als Kostenposition und bringt die Renovation, wenn möglich, zu «Vergeben» */
export type AcceptQuoteInput = {
  /** Vertragsdatum; ungesagt heute, null unbekannt */
  contractOn?: string | null | undefined;
  /** Eine bestehende Kostenposition der Renovation, oder die einer neuen */
  costItemId: string;
  /** Lehnt die offenen Offerten der Renovation ab */
  declinesOthers: boolean;
  expectedVersion: number;
  idempotencyKey: string;
  /** Was gilt, soweit man es weiss */
  terms?: ContractTerms | null | undefined;
};

/** Ohne Mängel, mit Mängeln oder verweigert */
export type AcceptanceResult =
  | 'clean'
  | 'refused'
  | 'with_defects';

export type AddAcceptanceInput = {
  acceptedOn: string;
  checklist?: Array<CheckPointInput> | null | undefined;
  contractOn?: string | null | undefined;
  craftsmanId?: string | null | undefined;
  defectIds?: Array<string> | null | undefined;
  id: string;
  idempotencyKey: string;
  note?: string | null | undefined;
  people?: Array<string> | null | undefined;
  projectId: string;
  repairBy?: string | null | undefined;
  result: AcceptanceResult;
  /** Wird sonst etwas geändert, gelten frühere Unterschriften nicht mehr */
  signatures?: Array<SignatureInput> | null | undefined;
  subject: ContractSubject;
  terms: ContractTerms;
  title: string;
};

export type AddAppointmentInput = {
  componentId?: string | null | undefined;
  craftsmanId?: string | null | undefined;
  /** SS:MM */
  endsAt?: string | null | undefined;
  /** Höchstens 14 Tage später */
  endsOn: string;
  id: string;
  idempotencyKey: string;
  kind: AppointmentKind;
  note?: string | null | undefined;
  place?: string | null | undefined;
  projectId?: string | null | undefined;
  remindMinutes?: Array<number> | null | undefined;
  /** SS:MM */
  startsAt?: string | null | undefined;
  startsOn: string;
  title: string;
};

/** Die Angaben sind jene des ersten Termins; die Tage der weiteren zählen sich von ihm */
export type AddAppointmentSeriesInput = {
  componentId?: string | null | undefined;
  craftsmanId?: string | null | undefined;
  /** SS:MM */
  endsAt?: string | null | undefined;
  /** Höchstens 14 Tage später */
  endsOn: string;
  idempotencyKey: string;
  /** Für jeden Termin eine Kennung: 2 bis 60 */
  ids: Array<string | number>;
  kind: AppointmentKind;
  note?: string | null | undefined;
  place?: string | null | undefined;
  projectId?: string | null | undefined;
  remindMinutes?: Array<number> | null | undefined;
  rhythm: AppointmentRhythm;
  seriesId: string;
  /** SS:MM */
  startsAt?: string | null | undefined;
  startsOn: string;
  title: string;
};

export type AddApprovalInput = {
  decidedOn?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  kind: ApprovalKind;
  note?: string | null | undefined;
  number?: string | null | undefined;
  office?: string | null | undefined;
  paidOn?: string | null | undefined;
  /** Verlangt das Finanzrecht; nur für Fördergesuche */
  paidRappen?: number | null | undefined;
  projectId: string;
  /** Verlangt das Finanzrecht; nur für Fördergesuche */
  promisedRappen?: number | null | undefined;
  requestedOn?: string | null | undefined;
  state: ApprovalState;
  title: string;
  validUntil?: string | null | undefined;
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

/** Mindestens ein Weg, jemanden zu erreichen, gehört dazu; PLZ und Ort sind auch einer */
export type AddCraftsmanInput = {
  city?: string | null | undefined;
  company: string;
  contactName?: string | null | undefined;
  email?: string | null | undefined;
  hireAgain?: HireAgain | null | undefined;
  /** Verlangt das Finanzrecht */
  iban?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  isFavourite?: boolean | null | undefined;
  mobile?: string | null | undefined;
  note?: string | null | undefined;
  phone?: string | null | undefined;
  pikettPhone?: string | null | undefined;
  /** 1 bis 5 */
  rating?: number | null | undefined;
  street?: string | null | undefined;
  trades: Array<Trade>;
  /** CHE-123.456.789, mit Prüfziffer */
  uid?: string | null | undefined;
  website?: string | null | undefined;
  zip?: string | null | undefined;
};

export type AddDefectInput = {
  acceptedOn?: string | null | undefined;
  componentId?: string | null | undefined;
  contractOn?: string | null | undefined;
  craftsmanId?: string | null | undefined;
  demand?: DefectDemand | null | undefined;
  description?: string | null | undefined;
  foundOn: string;
  id: string;
  idempotencyKey: string;
  nature: DefectNature;
  place?: string | null | undefined;
  projectId: string;
  repairUntil?: string | null | undefined;
  subject: ContractSubject;
  terms: ContractTerms;
  title: string;
};

export type AddDocumentInput = {
  /** Braucht das Finanzrecht */
  amountRappen?: number | null | undefined;
  category?: DocumentCategory | null | undefined;
  /** Alle, zu denen sie gehört */
  componentIds?: Array<string> | null | undefined;
  datedOn?: string | null | undefined;
  /** Eine Datei, die ganz angekommen ist und zu keiner anderen Unterlage gehört */
  fileId: string;
  id: string;
  idempotencyKey: string;
  /** Abgelegt; braucht eine Kategorie */
  isFiled: boolean;
  keepUntil?: string | null | undefined;
  /** Alle Entscheide, zu denen sie gehört */
  measureIds?: Array<string> | null | undefined;
  note?: string | null | undefined;
  /** Alle Renovationen, zu denen sie gehört */
  projectIds?: Array<string> | null | undefined;
  sender?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  title: string;
  /** Alle, zu denen sie gehört */
  todoIds?: Array<string> | null | undefined;
  validUntil?: string | null | undefined;
};

export type AddGuestLinkInput = {
  /** 1, 7, 30 oder 90 */
  days: number;
  documentIds: Array<string | number>;
  id: string;
  idempotencyKey: string;
  label: string;
  /** SHA-256 von Geheimnis, Strich und PIN, base64url */
  pinHash?: string | null | undefined;
  purpose: GuestPurpose;
  /** SHA-256 des Geheimnisses, base64url; das Geheimnis bleibt auf dem Gerät und im Link */
  secretHash: string;
};

/** Empfänger, Betrag und Datum braucht es; was fehlt, kommt aus dem Code, wenn einer dabei ist */
export type AddInvoiceInput = {
  amountRappen?: number | null | undefined;
  category?: ExpenseCategory | null | undefined;
  componentId?: string | null | undefined;
  costItemId?: string | null | undefined;
  craftsmanId?: string | null | undefined;
  creditor?: string | null | undefined;
  creditsId?: string | null | undefined;
  currency?: Currency | null | undefined;
  discountRate?: number | null | undefined;
  discountUntil?: string | null | undefined;
  documentId?: string | null | undefined;
  dueOn?: string | null | undefined;
  /** Die Buchung, auf die diese folgt */
  followsId?: string | null | undefined;
  iban?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  isReviewed?: boolean | null | undefined;
  issuedOn?: string | null | undefined;
  /** Ohne Angabe eine Rechnung */
  kind?: InvoiceKind | null | undefined;
  measureId?: string | null | undefined;
  note?: string | null | undefined;
  number?: string | null | undefined;
  projectId?: string | null | undefined;
  /** Der Text aus dem Code einer QR-Rechnung; stimmt er nicht, sagt BAD_INPUT mit «faults», warum */
  qrCode?: string | null | undefined;
  recurrence?: RecurrenceInput | null | undefined;
  reference?: string | null | undefined;
  subsidyRappen?: number | null | undefined;
  taxClass?: TaxClass | null | undefined;
  /** Mit ihnen fällt «taxClass» weg, und umgekehrt */
  taxLines?: Array<InvoiceTaxLineInput> | null | undefined;
  taxReason?: string | null | undefined;
  uid?: string | null | undefined;
};

export type AddJournalEntryInput = {
  body?: string | null | undefined;
  happenedOn: string;
  id: string;
  idempotencyKey: string;
  mark?: JournalMark | null | undefined;
  projectId: string;
};

export type AddMakerWarrantyInput = {
  componentId: string;
  documentId?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  maker?: string | null | undefined;
  note?: string | null | undefined;
  projectId?: string | null | undefined;
  startsOn: string;
  title: string;
  years: number;
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
  /** Die offenen Entscheide darüber, wie man sie kannte; sonst CONFLICT mit einem, der anders ist */
  seen?: Array<SeenMeasureInput> | null | undefined;
  state: MeasureState;
  title?: string | null | undefined;
  year?: number | null | undefined;
};

export type AddPictureInput = {
  componentId?: string | null | undefined;
  /** Ein Bild zeigt höchstens eines von diesen */
  defectId?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  journalEntryId?: string | null | undefined;
  todoId?: string | null | undefined;
};

export type AddProjectInput = {
  /** Verlangt das Finanzrecht */
  budgetRappen?: number | null | undefined;
  componentIds?: Array<string> | null | undefined;
  description?: string | null | undefined;
  endsOn?: string | null | undefined;
  /** Als Ganzes: Eine Quelle, die fehlt, ist keine mehr. Verlangt das Finanzrecht */
  financing?: Array<FinancingInput> | null | undefined;
  id: string;
  idempotencyKey: string;
  kind: ProjectKind;
  measureId?: string | null | undefined;
  /** 0 bis 50 */
  reservePercent?: number | null | undefined;
  startsOn?: string | null | undefined;
  title: string;
};

export type AddRoomInput = {
  areaM2?: number | null | undefined;
  floor?: number | null | undefined;
  id: string;
  idempotencyKey: string;
  name: string;
};

export type AddTodoInput = {
  /** Wer nicht oder nicht mehr zum Haus gehört, wird nicht zugewiesen */
  assigneeId?: string | null | undefined;
  /** Alle Schritte, auch die unveränderten */
  checklist?: Array<ChecklistItemInput> | null | undefined;
  componentId?: string | null | undefined;
  dueOn?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  lastDoneOn?: string | null | undefined;
  /** Der Entscheid, für den es vorbereitet wird; lässt sich später nicht ändern */
  measureId?: string | null | undefined;
  note?: string | null | undefined;
  /** Ohne Angabe normal */
  priority?: TodoPriority | null | undefined;
  projectId?: string | null | undefined;
  /** Nur mit einer Frist */
  recurrence?: RecurrenceInput | null | undefined;
  title: string;
};

export type AmountKind =
  | 'component_cost'
  | 'event_cost'
  | 'measure_cost';

export type AppointmentKind =
  | 'acceptance'
  | 'assembly'
  | 'authority'
  | 'bank'
  | 'inspection'
  | 'offer'
  | 'private'
  | 'service'
  | 'viewing'
  | 'work';

export type AppointmentRhythm =
  | 'half_yearly'
  | 'monthly'
  | 'quarterly'
  | 'two_weekly'
  | 'weekly'
  | 'yearly';

export type AppointmentSlotInput = {
  /** SS:MM */
  endsAt?: string | null | undefined;
  endsOn: string;
  /** SS:MM */
  startsAt?: string | null | undefined;
  startsOn: string;
};

export type AppointmentState =
  | 'cancelled'
  | 'missed'
  | 'planned';

/** Eine Bewilligung oder ein Fördergesuch */
export type ApprovalKind =
  | 'permit'
  | 'subsidy';

/** Abschluss gemeldet, ausbezahlt und verfallen gibt es nur bei Fördergesuchen */
export type ApprovalState =
  | 'granted'
  | 'lapsed'
  | 'not_needed'
  | 'open'
  | 'paid'
  | 'refused'
  | 'requested'
  | 'told';

export type BeginInvoiceWarrantyInput = {
  expectedVersion: number;
  idempotencyKey: string;
  warrantyBasis: WarrantyBasis;
  warrantyFrom: string;
  /** Nur was vereinbart ist; sonst sagt das Gesetz, wie lange */
  warrantyYears?: number | null | undefined;
};

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

export type CalendarContent =
  | 'appointments'
  | 'deadlines'
  | 'todos';

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

export type ChangeCalendarFeedInput = {
  contents: Array<CalendarContent>;
  expectedVersion: number;
  idempotencyKey: string;
};

export type ChangeDocumentsInput = {
  act: SeveralDocumentsAct;
  /** In welchen Ordner sie abgelegt werden */
  category?: DocumentCategory | null | undefined;
  /** Zu welchem Bauteil sie dazu gehören */
  componentId?: string | null | undefined;
  idempotencyKey: string;
  ids: Array<string | number>;
  /** Zu welchem Entscheid sie dazu gehören */
  measureId?: string | null | undefined;
  /** Zu welcher Renovation sie dazu gehören */
  projectId?: string | null | undefined;
  /** Was sie zu ihren Stichwörtern dazu erhalten */
  tags?: Array<string> | null | undefined;
  /** Zu welchem To-do sie dazu gehören */
  todoId?: string | null | undefined;
  /** Welche Stichwörter sie verlieren */
  withoutTags?: Array<string> | null | undefined;
};

export type ChangeInvoicesInput = {
  act: SeveralInvoicesAct;
  componentId?: string | null | undefined;
  idempotencyKey: string;
  ids: Array<string | number>;
  /** An diesem Tag wird jede mit dem bezahlt, was sie verlangt */
  paidOn?: string | null | undefined;
  /** Zu jeder Rechnung die Kennung ihrer Zahlung */
  paymentIds?: Array<string | number> | null | undefined;
  projectId?: string | null | undefined;
  /** Was aufgeteilt ist, behält seine Teile */
  taxClass?: TaxClass | null | undefined;
};

export type ChangeMemberInput = {
  /** Ob die Person Beträge sieht; Eigentümer sehen sie immer */
  canSeeFinances?: boolean | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  role: MemberRole;
};

export type ChangeOrderState =
  | 'accepted'
  | 'declined'
  | 'open';

export type ChangeTodosInput = {
  act: SeveralTodosAct;
  /** Wer sie erhält; ohne Angabe niemand */
  assigneeId?: string | number | null | undefined;
  doneOn?: string | null | undefined;
  /** Wohin sie verschoben werden */
  dueOn?: string | null | undefined;
  idempotencyKey: string;
  ids: Array<string | number>;
};

export type CheckMark =
  | 'faulty'
  | 'good'
  | 'open'
  | 'skipped';

export type CheckPointInput = {
  mark: CheckMark;
  text: string;
};

export type ChecklistItemInput = {
  id: string;
  isDone: boolean;
  text: string;
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

export type ContractSubject =
  | 'built_in'
  | 'immovable'
  | 'movable';

/** Werkvertrag nach OR, Werkvertrag mit SIA 118 oder Kaufvertrag */
export type ContractTerms =
  | 'purchase'
  | 'sia118'
  | 'work';

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

export type Currency =
  | 'CHF'
  | 'EUR';

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

/** Nachbesserung, Minderung oder Ersatz */
export type DefectDemand =
  | 'reduction'
  | 'repair'
  | 'replacement';

export type DefectNature =
  | 'concealed'
  | 'hidden'
  | 'open';

export type DefectState =
  | 'confirmed'
  | 'disputed'
  | 'in_repair'
  | 'notified'
  | 'open'
  | 'repaired';

export type DeleteAppointmentsInput = {
  idempotencyKey: string;
  ids: Array<string | number>;
};

/** Was wegen einer beanstandeten Rechnung verlangt wird */
export type DisputeDemand =
  | 'breakdown'
  | 'correction'
  | 'repair'
  | 'withdrawal';

export type DisputeInvoiceInput = {
  disputeDemand: DisputeDemand;
  disputeReason: string;
  disputedOn: string;
  /** Ohne Angabe die ganze Rechnung; der Rest bleibt zu bezahlen */
  disputedRappen?: number | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
};

export type DocumentCategory =
  | 'acceptance'
  | 'condominium'
  | 'contract'
  | 'correspondence'
  | 'energy'
  | 'inspection'
  | 'insurance'
  | 'invoice'
  | 'mortgage'
  | 'offer'
  | 'other'
  | 'ownership'
  | 'photo'
  | 'plan'
  | 'tax'
  | 'valuation'
  | 'warranty';

export type DocumentVersionInput = {
  expectedVersion: number;
  fileId: string;
  idempotencyKey: string;
};

export type EditDocumentInput = {
  /** Braucht das Finanzrecht */
  amountRappen?: number | null | undefined;
  category?: DocumentCategory | null | undefined;
  /** Alle, zu denen sie gehört */
  componentIds?: Array<string> | null | undefined;
  datedOn?: string | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  isFiled?: boolean | null | undefined;
  keepUntil?: string | null | undefined;
  /** Alle Entscheide, zu denen sie gehört */
  measureIds?: Array<string> | null | undefined;
  note?: string | null | undefined;
  /** Alle Renovationen, zu denen sie gehört */
  projectIds?: Array<string> | null | undefined;
  sender?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  title?: string | null | undefined;
  /** Alle, zu denen sie gehört */
  todoIds?: Array<string> | null | undefined;
  validUntil?: string | null | undefined;
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

export type ExpenseCategory =
  | 'administration'
  | 'cleaning'
  | 'electricity'
  | 'garden'
  | 'heating'
  | 'insurance'
  | 'mortgage_interest'
  | 'other'
  | 'renewal_fund'
  | 'service'
  | 'tax'
  | 'waste'
  | 'water';

export type FactSource =
  | 'assumed'
  | 'owner'
  | 'register';

export type FieldOriginInput = {
  field: RealEstateFact;
  source: FactSource;
};

export type FileRefusal =
  | 'damaged'
  | 'encrypted'
  | 'hash'
  | 'infected'
  | 'too_large'
  | 'type'
  | 'unreadable';

export type FileState =
  | 'announced'
  | 'arrived'
  | 'ready'
  | 'refused';

export type FileSuggestionField =
  | 'amount_rappen'
  | 'category'
  | 'dated_on'
  | 'due_on'
  | 'invoice_number'
  | 'qr_bill'
  | 'sender'
  | 'title'
  | 'valid_until';

export type FinancingInput = {
  amountRappen: number;
  source: FinancingSource;
};

export type FinancingSource =
  | 'fund'
  | 'insurance'
  | 'mortgage'
  | 'own'
  | 'subsidy';

export type FinishTodoInput = {
  /** Nur mit Finanzrecht */
  costRappen?: number | null | undefined;
  doneOn: string;
  /** Der Eintrag, der daraus wird */
  eventId: string;
  expectedVersion: number;
  idempotencyKey: string;
  /** Wann es zuvor zuletzt erledigt war; hat es seither jemand erledigt, ändert sich nichts */
  lastDoneOn?: string | null | undefined;
  note?: string | null | undefined;
  performedBy?: string | null | undefined;
};

export type GeakClass =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G';

export type GuestLinkState =
  | 'expired'
  | 'open'
  | 'revoked';

export type GuestPurpose =
  | 'bank'
  | 'buyer'
  | 'craftsman'
  | 'insurer'
  | 'other';

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

export type HireAgain =
  | 'maybe'
  | 'no'
  | 'yes';

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

/** Eine Rechnung, Kosten ohne Rechnung (an ihrem Tag bezahlt), oder eine Gutschrift: alle Beträge unter null */
export type InvoiceKind =
  | 'bill'
  | 'credit'
  | 'expense';

export type InvoiceTaxLineInput = {
  amountRappen: number;
  taxClass: TaxClass;
  text: string;
};

/** Ob der Eintrag zeigt, wie es vor oder nach der Arbeit aussah */
export type JournalMark =
  | 'after'
  | 'before';

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

export type MergeCraftsmenInput = {
  expectedVersion: number;
  idempotencyKey: string;
  /** Der Eintrag, der darin aufgeht */
  otherId: string;
  otherVersion: number;
};

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

/** Fehlt noch etwas, sagt die Antwort NOT_READY mit «missing», was */
export type MoveProjectInput = {
  /** Was auf dem Weg bestätigt wird */
  confirms?: Array<ProjectCheck> | null | undefined;
  expectedVersion: number;
  from: ProjectState;
  idempotencyKey: string;
  /** Für einen Abbruch, und für «Trotzdem starten» */
  reason?: string | null | undefined;
  /** Nur beim Abschluss: was mit den Bauteilen geschah; alles zusammen ist eine Änderung */
  renewals?: Array<ProjectRenewalInput> | null | undefined;
  to: ProjectState;
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

/** Wie ein Mangel gerügt wurde */
export type NoticeWay =
  | 'email'
  | 'letter'
  | 'orally'
  | 'registered_letter';

export type OpenMeasureState =
  | 'planned'
  | 'postponed';

export type OwnershipForm =
  | 'building_right'
  | 'co_ownership'
  | 'condominium'
  | 'joint'
  | 'sole';

export type PayInvoiceInput = {
  amountRappen: number;
  /** Der Rechnung */
  expectedVersion: number;
  idempotencyKey: string;
  paidOn: string;
  /** Der neuen Zahlung */
  paymentId: string;
};

export type PhaseInput = {
  endsOn?: string | null | undefined;
  id: string;
  startsOn?: string | null | undefined;
  state: PhaseState;
  title: string;
};

export type PhaseState =
  | 'done'
  | 'open'
  | 'running';

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

/** Was für einen Schritt oder für den Baubeginn bestätigt wird */
export type ProjectCheck =
  | 'accepted'
  | 'bills_settled'
  | 'community'
  | 'contract'
  | 'estimate_asked'
  | 'financing'
  | 'firms_rated'
  | 'insurance'
  | 'neighbours'
  | 'offer_asked'
  | 'order_placed'
  | 'permit'
  | 'pollutants'
  | 'subsidy'
  | 'subsidy_told'
  | 'work_finished';

export type ProjectKind =
  | 'conversion'
  | 'emergency'
  | 'energy'
  | 'extension'
  | 'garden'
  | 'renovation'
  | 'upkeep';

export type ProjectRenewalInput = {
  componentId: string | number;
  /** Id des Eintrags im Verlauf des Bauteils */
  eventId: string;
  kind: ProjectRenewalKind;
  year: number;
};

export type ProjectRenewalKind =
  | 'renewed'
  | 'replaced';

export type ProjectState =
  | 'acceptance'
  | 'awarded'
  | 'cancelled'
  | 'closed'
  | 'idea'
  | 'offers'
  | 'paused'
  | 'planning'
  | 'underway';

export type QuoteLineInput = {
  /** Nur mit Betrag und als Option */
  amountRappen?: number | null | undefined;
  kind: QuoteLineKind;
  quantity?: number | null | undefined;
  text: string;
  unit?: string | null | undefined;
};

/** Mit Betrag, enthalten, pauschal in einer anderen Position, Option neben dem Total, oder fehlt */
export type QuoteLineKind =
  | 'included'
  | 'lump'
  | 'missing'
  | 'option'
  | 'priced';

export type QuoteRequestRecipientInput = {
  /** Jemand mit E-Mail-Adresse */
  craftsmanId: string;
  /** Die der neuen Anfrage */
  id: string;
};

export type QuoteRequestState =
  | 'answered'
  | 'declined'
  | 'opened'
  | 'sent'
  | 'withdrawn';

/** Abgelaufen ist eine Offerte, über die nach ihrem letzten gültigen Tag niemand entschieden hat */
export type QuoteState =
  | 'accepted'
  | 'asked'
  | 'declined'
  | 'in_review'
  | 'received';

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

export type RecurrenceInput = {
  anchorOn: string;
  every: number;
  mode: RecurrenceMode;
  unit: RecurrenceUnit;
};

/** Ob die Tage feststehen oder ab der Erledigung gezählt wird */
export type RecurrenceMode =
  | 'fixed'
  | 'from_completion';

export type RecurrenceUnit =
  | 'day'
  | 'month'
  | 'week'
  | 'year';

export type RepeatTodoInput = {
  doneOn: string;
  expectedVersion: number;
  idempotencyKey: string;
  /** Wann es zuvor zuletzt erledigt war; hat es seither jemand erledigt, ändert sich nichts */
  lastDoneOn?: string | null | undefined;
};

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

export type RetainInvoiceInput = {
  expectedVersion: number;
  idempotencyKey: string;
  /** Höchstens, was offen ist */
  retainedRappen: number;
  retainedReason: string;
  retainedUntil: string;
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

export type SearchKind =
  | 'acceptance'
  | 'appointment'
  | 'approval'
  | 'component'
  | 'craftsman'
  | 'defect'
  | 'document'
  | 'invoice'
  | 'journal_entry'
  | 'maker_warranty'
  | 'measure'
  | 'project'
  | 'quote'
  | 'room'
  | 'todo';

export type SeenMeasureInput = {
  measureId: string;
  version: number;
};

export type SendQuoteRequestsInput = {
  answerBy: string;
  /** Unterlagen, die alle Angefragten sehen */
  documentIds?: Array<string | number> | null | undefined;
  idempotencyKey: string;
  projectId: string;
  /** Eine bis fünf Anfragen */
  recipients: Array<QuoteRequestRecipientInput>;
  scope: string;
};

export type SendSlotProposalInput = {
  appointmentId: string;
  email: string;
  id: string;
  idempotencyKey: string;
  /** Zwei bis fünf, alle in der Zukunft */
  slots: Array<AppointmentSlotInput>;
};

/** Angenommen bindet ein Nachtrag seinen Betrag in der Kostenposition seiner Offerte */
export type SetChangeOrderInput = {
  amountRappen: number;
  /** 0 für einen neuen Nachtrag */
  expectedVersion: number;
  extraDays?: number | null | undefined;
  idempotencyKey: string;
  /** false entfernt den Nachtrag */
  isActive: boolean;
  note?: string | null | undefined;
  quoteId: string;
  saidOn: string;
  state: ChangeOrderState;
  title: string;
};

export type SetComponentCostInput = {
  /** Null vergisst den Betrag */
  costRappen?: number | null | undefined;
  /** Die Version des Betrags; 0, solange keiner da ist */
  expectedVersion: number;
  idempotencyKey: string;
};

export type SetCostItemInput = {
  committedRappen: number;
  /** 0 für eine neue Position */
  expectedVersion: number;
  idempotencyKey: string;
  invoicedRappen: number;
  /** false entfernt die Position */
  isActive: boolean;
  paidRappen: number;
  plannedRappen: number;
  projectId: string;
  title: string;
};

export type SetMaintenanceTaskInput = {
  /** Fester Rhythmus ab diesem Tag; null: ab Erledigung. Ohne Angabe wie bisher */
  anchorOn?: string | null | undefined;
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

/** Verrechnet eine Gutschrift mit einer Rechnung: höchstens, was von beiden offen ist */
export type SetOffInvoiceInput = {
  /** Über null */
  amountRappen: number;
  /** Die Rechnung */
  billId: string;
  /** Der neuen Zahlung an der Rechnung */
  billPaymentId: string;
  /** Der Gutschrift */
  expectedVersion: number;
  idempotencyKey: string;
  paidOn: string;
  /** Der neuen Zahlung an der Gutschrift */
  paymentId: string;
};

export type SetQuoteInput = {
  cashDiscountDays?: number | null | undefined;
  cashDiscountPermille?: number | null | undefined;
  company: string;
  /** Ungesagt bleibt es, wie es ist; nur einer angenommenen */
  contractOn?: string | null | undefined;
  craftsmanId?: string | null | undefined;
  discountRappen: number;
  /** Ungesagt bleibt es, wie es ist */
  documentId?: string | null | undefined;
  /** 0 für eine neue Offerte */
  expectedVersion: number;
  idempotencyKey: string;
  includesVat: boolean;
  /** false entfernt die Offerte */
  isActive: boolean;
  lines: Array<QuoteLineInput>;
  note?: string | null | undefined;
  priceRappen?: number | null | undefined;
  projectId: string;
  receivedOn?: string | null | undefined;
  /** Angenommen wird eine Offerte mit acceptQuote */
  state: QuoteState;
  /** Ungesagt bleibt es, wie es ist; nur einer angenommenen */
  terms?: ContractTerms | null | undefined;
  validUntil?: string | null | undefined;
  vatPermille: number;
};

export type SeveralDocumentsAct =
  | 'delete'
  | 'file'
  | 'link'
  | 'tag';

export type SeveralInvoicesAct =
  | 'assign'
  | 'classify'
  | 'delete'
  | 'pay';

export type SeveralTodosAct =
  | 'assign'
  | 'complete'
  | 'delete'
  | 'move';

export type SignatureInput = {
  name: string;
  path?: string | null | undefined;
  side: SigningSide;
};

/** Für wen jemand unterschreibt */
export type SigningSide =
  | 'contractor'
  | 'other'
  | 'owner';

export type SlotProposalState =
  | 'accepted'
  | 'declined'
  | 'sent'
  | 'withdrawn';

export type StartCalendarFeedInput = {
  contents: Array<CalendarContent>;
  idempotencyKey: string;
  /** SHA-256 des Geheimnisses, base64url; das Geheimnis bleibt auf dem Gerät und in der Adresse */
  secretHash: string;
};

/** Unterhalt, energetisch, wertvermehrend, Betrieb oder privat */
export type TaxClass =
  | 'energy'
  | 'improvement'
  | 'operation'
  | 'private'
  | 'upkeep';

export type TaxFileFormat =
  | 'csv'
  | 'pdf'
  | 'xlsx'
  | 'zip';

/** Ob das Jahr der Zahlung oder das der Rechnung zählt */
export type TaxYearRule =
  | 'invoice'
  | 'payment';

export type TodoPriority =
  | 'high'
  | 'normal';

export type TodoState =
  | 'done'
  | 'open';

export type Trade =
  | 'architecture'
  | 'bank'
  | 'blinds'
  | 'building_physics'
  | 'chimney_sweep'
  | 'cleaning'
  | 'condominium_management'
  | 'drain_cleaning'
  | 'electrical'
  | 'electrical_inspection'
  | 'energy_advice'
  | 'facade'
  | 'flooring'
  | 'garden'
  | 'heating'
  | 'insurance'
  | 'joinery'
  | 'kitchen'
  | 'lift'
  | 'locks'
  | 'masonry'
  | 'moving'
  | 'notary'
  | 'painting'
  | 'pest_control'
  | 'plumbing'
  | 'pollutants'
  | 'roofing'
  | 'sheet_metal'
  | 'site_management'
  | 'solar'
  | 'tank_inspection'
  | 'tiling'
  | 'timber'
  | 'windows';

export type TrashKind =
  | 'acceptance'
  | 'appointment'
  | 'approval'
  | 'component'
  | 'component_event'
  | 'craftsman'
  | 'defect'
  | 'document'
  | 'invoice'
  | 'journal_entry'
  | 'maker_warranty'
  | 'measure'
  | 'picture'
  | 'project'
  | 'room'
  | 'todo';

export type UnpayInvoiceInput = {
  /** Der Rechnung */
  expectedVersion: number;
  idempotencyKey: string;
  paymentId: string;
};

export type UpcomingSource =
  | 'appointment'
  | 'defect'
  | 'discount'
  | 'document'
  | 'invoice'
  | 'invoice_warranty'
  | 'lien'
  | 'maintenance'
  | 'maker_warranty'
  | 'measure'
  | 'permit'
  | 'promise'
  | 'quote'
  | 'repair'
  | 'retention'
  | 'subsidy'
  | 'todo'
  | 'warranty'
  | 'warranty_notice';

export type UpdateAcceptanceInput = {
  acceptedOn?: string | null | undefined;
  checklist?: Array<CheckPointInput> | null | undefined;
  contractOn?: string | null | undefined;
  craftsmanId?: string | null | undefined;
  defectIds?: Array<string> | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  note?: string | null | undefined;
  people?: Array<string> | null | undefined;
  repairBy?: string | null | undefined;
  result?: AcceptanceResult | null | undefined;
  /** Wird sonst etwas geändert, gelten frühere Unterschriften nicht mehr */
  signatures?: Array<SignatureInput> | null | undefined;
  subject?: ContractSubject | null | undefined;
  terms?: ContractTerms | null | undefined;
  title?: string | null | undefined;
};

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

export type UpdateAppointmentInput = {
  componentId?: string | null | undefined;
  craftsmanId?: string | null | undefined;
  /** SS:MM */
  endsAt?: string | null | undefined;
  endsOn?: string | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  kind?: AppointmentKind | null | undefined;
  note?: string | null | undefined;
  place?: string | null | undefined;
  projectId?: string | null | undefined;
  remindMinutes?: Array<number> | null | undefined;
  /** SS:MM */
  startsAt?: string | null | undefined;
  startsOn?: string | null | undefined;
  state?: AppointmentState | null | undefined;
  title?: string | null | undefined;
};

export type UpdateApprovalInput = {
  decidedOn?: string | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  note?: string | null | undefined;
  number?: string | null | undefined;
  office?: string | null | undefined;
  paidOn?: string | null | undefined;
  /** Verlangt das Finanzrecht; nur für Fördergesuche */
  paidRappen?: number | null | undefined;
  /** Verlangt das Finanzrecht; nur für Fördergesuche */
  promisedRappen?: number | null | undefined;
  requestedOn?: string | null | undefined;
  state?: ApprovalState | null | undefined;
  title?: string | null | undefined;
  validUntil?: string | null | undefined;
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

export type UpdateCraftsmanInput = {
  city?: string | null | undefined;
  company?: string | null | undefined;
  contactName?: string | null | undefined;
  email?: string | null | undefined;
  expectedVersion: number;
  hireAgain?: HireAgain | null | undefined;
  /** Verlangt das Finanzrecht */
  iban?: string | null | undefined;
  idempotencyKey: string;
  isFavourite?: boolean | null | undefined;
  mobile?: string | null | undefined;
  note?: string | null | undefined;
  phone?: string | null | undefined;
  pikettPhone?: string | null | undefined;
  /** 1 bis 5 */
  rating?: number | null | undefined;
  street?: string | null | undefined;
  trades?: Array<Trade> | null | undefined;
  /** CHE-123.456.789, mit Prüfziffer */
  uid?: string | null | undefined;
  website?: string | null | undefined;
  zip?: string | null | undefined;
};

/** Führt kein Weg zum gewünschten Stand, sagt die Antwort NOT_READY mit «missing», warum */
export type UpdateDefectInput = {
  acceptedOn?: string | null | undefined;
  componentId?: string | null | undefined;
  contractOn?: string | null | undefined;
  craftsmanId?: string | null | undefined;
  demand?: DefectDemand | null | undefined;
  description?: string | null | undefined;
  expectedVersion: number;
  foundOn?: string | null | undefined;
  idempotencyKey: string;
  nature?: DefectNature | null | undefined;
  notifiedBy?: NoticeWay | null | undefined;
  notifiedOn?: string | null | undefined;
  place?: string | null | undefined;
  repairUntil?: string | null | undefined;
  state?: DefectState | null | undefined;
  subject?: ContractSubject | null | undefined;
  terms?: ContractTerms | null | undefined;
  title?: string | null | undefined;
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

export type UpdateInvoiceInput = {
  amountRappen?: number | null | undefined;
  category?: ExpenseCategory | null | undefined;
  componentId?: string | null | undefined;
  costItemId?: string | null | undefined;
  craftsmanId?: string | null | undefined;
  creditor?: string | null | undefined;
  creditsId?: string | null | undefined;
  currency?: Currency | null | undefined;
  discountRate?: number | null | undefined;
  discountUntil?: string | null | undefined;
  documentId?: string | null | undefined;
  dueOn?: string | null | undefined;
  expectedVersion: number;
  iban?: string | null | undefined;
  idempotencyKey: string;
  isReviewed?: boolean | null | undefined;
  issuedOn?: string | null | undefined;
  measureId?: string | null | undefined;
  note?: string | null | undefined;
  number?: string | null | undefined;
  projectId?: string | null | undefined;
  recurrence?: RecurrenceInput | null | undefined;
  reference?: string | null | undefined;
  /** Nur ohne Rechnung */
  skippedUntil?: string | null | undefined;
  subsidyRappen?: number | null | undefined;
  taxClass?: TaxClass | null | undefined;
  /** Mit ihnen fällt «taxClass» weg, und umgekehrt */
  taxLines?: Array<InvoiceTaxLineInput> | null | undefined;
  taxReason?: string | null | undefined;
  uid?: string | null | undefined;
};

export type UpdateJournalEntryInput = {
  body?: string | null | undefined;
  expectedVersion: number;
  happenedOn?: string | null | undefined;
  idempotencyKey: string;
  mark?: JournalMark | null | undefined;
};

export type UpdateMakerWarrantyInput = {
  documentId?: string | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  maker?: string | null | undefined;
  note?: string | null | undefined;
  projectId?: string | null | undefined;
  startsOn?: string | null | undefined;
  title?: string | null | undefined;
  years?: number | null | undefined;
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

export type UpdateProjectInput = {
  /** Verlangt das Finanzrecht */
  budgetRappen?: number | null | undefined;
  /** Alles, was bestätigt ist */
  checks?: Array<ProjectCheck> | null | undefined;
  componentIds?: Array<string> | null | undefined;
  description?: string | null | undefined;
  endsOn?: string | null | undefined;
  expectedVersion: number;
  /** Als Ganzes: Eine Quelle, die fehlt, ist keine mehr. Verlangt das Finanzrecht */
  financing?: Array<FinancingInput> | null | undefined;
  finishedOn?: string | null | undefined;
  idempotencyKey: string;
  kind?: ProjectKind | null | undefined;
  /** Der ganze Ablauf, auch das Unveränderte */
  phases?: Array<PhaseInput> | null | undefined;
  /** 0 bis 50 */
  reservePercent?: number | null | undefined;
  startedOn?: string | null | undefined;
  startsOn?: string | null | undefined;
  title?: string | null | undefined;
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
  /** Wer nicht oder nicht mehr zum Haus gehört, wird nicht zugewiesen */
  assigneeId?: string | null | undefined;
  /** Alle Schritte, auch die unveränderten */
  checklist?: Array<ChecklistItemInput> | null | undefined;
  componentId?: string | null | undefined;
  dueOn?: string | null | undefined;
  expectedVersion: number;
  idempotencyKey: string;
  /** Nur der Tag folgt dem Entscheid, für den es vorbereitet wurde; das zählt nicht als Arbeit */
  isMovedAlong?: boolean | null | undefined;
  lastDoneOn?: string | null | undefined;
  note?: string | null | undefined;
  /** Ohne Angabe normal */
  priority?: TodoPriority | null | undefined;
  projectId?: string | null | undefined;
  /** Nur mit einer Frist */
  recurrence?: RecurrenceInput | null | undefined;
  title?: string | null | undefined;
};

export type VersionInput = {
  expectedVersion: number;
  idempotencyKey: string;
};

/** Worauf eine Garantie beruht: auf dem Gesetz, je nach Arbeit oder Kauf, oder auf dem, was vereinbart ist */
export type WarrantyBasis =
  | 'agreed'
  | 'built_in'
  | 'movable'
  | 'work';

export type AcceptInvitationMutationVariables = Exact<{
  realEstateId: string | number;
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { id: string, name: string | null } };

export type AcceptQuoteMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: AcceptQuoteInput;
}>;


export type AcceptQuoteMutation = { acceptQuote: { id: string, projectId: string, craftsmanId: string | null, company: string, state: QuoteState, receivedOn: string | null, validUntil: string | null, priceRappen: number | null, discountRappen: number, includesVat: boolean, vatPermille: number, cashDiscountPermille: number | null, cashDiscountDays: number | null, note: string | null, documentId: string | null, contractOn: string | null, terms: ContractTerms | null, isActive: boolean, version: number, lines: Array<{ text: string, kind: QuoteLineKind, quantity: number | null, unit: string | null, amountRappen: number | null }> } };

export type AcceptanceProtocolsQueryVariables = Exact<{
  realEstateId: string | number;
  projectId: string | number;
}>;


export type AcceptanceProtocolsQuery = { realEstate: { id: string, acceptances: { nodes: Array<{ id: string, protocolUrl: string }> } } | null };

export type AddAcceptanceMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddAcceptanceInput;
}>;


export type AddAcceptanceMutation = { addAcceptance: { id: string, projectId: string, title: string, acceptedOn: string, craftsmanId: string | null, terms: ContractTerms, subject: ContractSubject, contractOn: string | null, people: Array<string>, result: AcceptanceResult, defectIds: Array<string>, repairBy: string | null, note: string | null, version: number, deletedAt: string | null, checklist: Array<{ text: string, mark: CheckMark }>, signatures: Array<{ name: string, side: SigningSide, path: string | null }> } };

export type AddAppointmentSeriesMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddAppointmentSeriesInput;
}>;


export type AddAppointmentSeriesMutation = { addAppointmentSeries: Array<{ id: string, title: string, kind: AppointmentKind, state: AppointmentState, startsOn: string, startsAt: string | null, endsOn: string, endsAt: string | null, place: string | null, note: string | null, componentId: string | null, craftsmanId: string | null, projectId: string | null, seriesId: string | null, remindMinutes: Array<number> | null, version: number, deletedAt: string | null, guest: { email: string, isComing: boolean } | null }> };

export type AddAppointmentMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddAppointmentInput;
}>;


export type AddAppointmentMutation = { addAppointment: { id: string, title: string, kind: AppointmentKind, state: AppointmentState, startsOn: string, startsAt: string | null, endsOn: string, endsAt: string | null, place: string | null, note: string | null, componentId: string | null, craftsmanId: string | null, projectId: string | null, seriesId: string | null, remindMinutes: Array<number> | null, version: number, deletedAt: string | null, guest: { email: string, isComing: boolean } | null } };

export type AddApprovalMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddApprovalInput;
}>;


export type AddApprovalMutation = { addApproval: { id: string, projectId: string, kind: ApprovalKind, title: string, state: ApprovalState, office: string | null, number: string | null, requestedOn: string | null, decidedOn: string | null, validUntil: string | null, paidOn: string | null, note: string | null, promisedRappen: number | null, paidRappen: number | null, version: number, deletedAt: string | null } };

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

export type AddCraftsmanMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddCraftsmanInput;
}>;


export type AddCraftsmanMutation = { addCraftsman: { id: string, company: string, trades: Array<Trade>, contactName: string | null, phone: string | null, mobile: string | null, pikettPhone: string | null, email: string | null, website: string | null, street: string | null, zip: string | null, city: string | null, uid: string | null, iban: string | null, rating: number | null, hireAgain: HireAgain | null, isFavourite: boolean, note: string | null, version: number, deletedAt: string | null } };

export type AddDefectMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddDefectInput;
}>;


export type AddDefectMutation = { addDefect: { id: string, projectId: string, title: string, description: string | null, place: string | null, componentId: string | null, craftsmanId: string | null, nature: DefectNature, state: DefectState, foundOn: string, terms: ContractTerms, subject: ContractSubject, contractOn: string | null, acceptedOn: string | null, notifiedOn: string | null, notifiedBy: NoticeWay | null, demand: DefectDemand, repairUntil: string | null, version: number, deletedAt: string | null } };

export type AddDocumentVersionMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: DocumentVersionInput;
}>;


export type AddDocumentVersionMutation = { addDocumentVersion: { id: string, title: string, category: DocumentCategory | null, datedOn: string | null, sender: string | null, amountRappen: number | null, validUntil: string | null, keepUntil: string | null, note: string | null, tags: Array<string>, filedAt: string | null, isFiled: boolean, componentIds: Array<string>, todoIds: Array<string>, projectIds: Array<string>, measureIds: Array<string>, earlierFileIds: Array<string>, earlierHashes: Array<string>, version: number, createdAt: string, updatedAt: string, deletedAt: string | null, file: { id: string, name: string, sizeBytes: number, sha256: string, mediaType: string | null, state: FileState, refusal: FileRefusal | null, pageCount: number | null, isRead: boolean, unreadPages: number, suggestions: Array<{ field: FileSuggestionField, value: string, reason: string, page: number, quote: string }> } } };

export type AddDocumentMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddDocumentInput;
}>;


export type AddDocumentMutation = { addDocument: { id: string, title: string, category: DocumentCategory | null, datedOn: string | null, sender: string | null, amountRappen: number | null, validUntil: string | null, keepUntil: string | null, note: string | null, tags: Array<string>, filedAt: string | null, isFiled: boolean, componentIds: Array<string>, todoIds: Array<string>, projectIds: Array<string>, measureIds: Array<string>, earlierFileIds: Array<string>, earlierHashes: Array<string>, version: number, createdAt: string, updatedAt: string, deletedAt: string | null, file: { id: string, name: string, sizeBytes: number, sha256: string, mediaType: string | null, state: FileState, refusal: FileRefusal | null, pageCount: number | null, isRead: boolean, unreadPages: number, suggestions: Array<{ field: FileSuggestionField, value: string, reason: string, page: number, quote: string }> } } };

export type AddGuestLinkMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddGuestLinkInput;
}>;


export type AddGuestLinkMutation = { addGuestLink: { id: string, version: number } };

export type AddHousePictureMutationVariables = Exact<{
  realEstateId: string | number;
  file: Blob;
  input: AddPictureInput;
}>;


export type AddHousePictureMutation = { addPicture: { id: string, version: number } };

export type AddInvoiceMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddInvoiceInput;
}>;


export type AddInvoiceMutation = { addInvoice: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type AddJournalEntryMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddJournalEntryInput;
}>;


export type AddJournalEntryMutation = { addJournalEntry: { id: string, projectId: string, happenedOn: string, body: string | null, mark: JournalMark | null, createdBy: string, version: number, deletedAt: string | null } };

export type AddMakerWarrantyMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddMakerWarrantyInput;
}>;


export type AddMakerWarrantyMutation = { addMakerWarranty: { id: string, componentId: string, projectId: string | null, documentId: string | null, title: string, maker: string | null, startsOn: string, years: number, note: string | null, replacedYear: number | null, version: number, deletedAt: string | null } };

export type AddMeasureMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddMeasureInput;
}>;


export type AddMeasureMutation = { addMeasure: { id: string, componentIds: Array<string>, kind: MeasureKind, title: string | null, state: MeasureState, year: number | null, reason: string | null, version: number, createdAt: string, deletedAt: string | null } };

export type AddProjectMutationVariables = Exact<{
  realEstateId: string | number;
  input: AddProjectInput;
}>;


export type AddProjectMutation = { addProject: { id: string, title: string, kind: ProjectKind, state: ProjectState, pausedFrom: ProjectState | null, stateReason: string | null, checks: Array<ProjectCheck>, description: string | null, componentIds: Array<string>, measureId: string | null, startsOn: string | null, endsOn: string | null, startedOn: string | null, finishedOn: string | null, reservePercent: number, budgetRappen: number | null, version: number, deletedAt: string | null, phases: Array<{ id: string, title: string, startsOn: string | null, endsOn: string | null, state: PhaseState }>, financing: Array<{ source: FinancingSource, amountRappen: number }> } };

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


export type AddTodoMutation = { addTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, priority: TodoPriority, assigneeId: string | null, lastDoneOn: string | null, projectId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, checklist: Array<{ id: string, text: string, isDone: boolean }> } };

export type AnalysisReportQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type AnalysisReportQuery = { realEstate: { id: string, analysisReportUrl: string } | null };

export type ArchiveRealEstateMutationVariables = Exact<{
  id: string | number;
  input: VersionInput;
}>;


export type ArchiveRealEstateMutation = { archiveRealEstate: { id: string, version: number } };

export type BeginInvoiceWarrantyMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: BeginInvoiceWarrantyInput;
}>;


export type BeginInvoiceWarrantyMutation = { beginInvoiceWarranty: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type BellRangSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BellRangSubscription = { bellRang: { unreadCount: number, newestId: string | null } };

export type BundleMeasuresMutationVariables = Exact<{
  realEstateId: string | number;
  input: DecideInput;
}>;


export type BundleMeasuresMutation = { bundleMeasures: { measure: { id: string, componentIds: Array<string>, kind: MeasureKind, title: string | null, state: MeasureState, year: number | null, reason: string | null, version: number, createdAt: string, deletedAt: string | null }, todos: { written: Array<string>, moved: Array<string>, removed: Array<string>, kept: Array<string> } } };

export type ChangeCalendarFeedMutationVariables = Exact<{
  realEstateId: string | number;
  input: ChangeCalendarFeedInput;
}>;


export type ChangeCalendarFeedMutation = { changeCalendarFeed: { contents: Array<CalendarContent>, createdAt: string, fetchedAt: string | null, version: number } };

export type ChangeDocumentsMutationVariables = Exact<{
  realEstateId: string | number;
  input: ChangeDocumentsInput;
}>;


export type ChangeDocumentsMutation = { changeDocuments: Array<{ id: string, title: string, category: DocumentCategory | null, datedOn: string | null, sender: string | null, amountRappen: number | null, validUntil: string | null, keepUntil: string | null, note: string | null, tags: Array<string>, filedAt: string | null, isFiled: boolean, componentIds: Array<string>, todoIds: Array<string>, projectIds: Array<string>, measureIds: Array<string>, earlierFileIds: Array<string>, earlierHashes: Array<string>, version: number, createdAt: string, updatedAt: string, deletedAt: string | null, file: { id: string, name: string, sizeBytes: number, sha256: string, mediaType: string | null, state: FileState, refusal: FileRefusal | null, pageCount: number | null, isRead: boolean, unreadPages: number, suggestions: Array<{ field: FileSuggestionField, value: string, reason: string, page: number, quote: string }> } }> };

export type ChangeInvoicesMutationVariables = Exact<{
  realEstateId: string | number;
  input: ChangeInvoicesInput;
}>;


export type ChangeInvoicesMutation = { changeInvoices: Array<{ id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> }> };

export type ChangeMemberMutationVariables = Exact<{
  realEstateId: string | number;
  userId: string | number;
  input: ChangeMemberInput;
}>;


export type ChangeMemberMutation = { changeMember: { userId: string, version: number } };

export type ChangeTodosMutationVariables = Exact<{
  realEstateId: string | number;
  input: ChangeTodosInput;
}>;


export type ChangeTodosMutation = { changeTodos: Array<{ id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, priority: TodoPriority, assigneeId: string | null, lastDoneOn: string | null, projectId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, checklist: Array<{ id: string, text: string, isDone: boolean }> }> };

export type CompleteMaintenanceTaskMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: CompleteMaintenanceTaskInput;
}>;


export type CompleteMaintenanceTaskMutation = { completeMaintenanceTask: { id: string, componentId: string, templateKey: string | null, title: string, intervalMonths: number, nextOn: string, anchorOn: string | null, lastOn: string | null, isActive: boolean, version: number } };

export type CompleteTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: KeyInput;
}>;


export type CompleteTodoMutation = { completeTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, priority: TodoPriority, assigneeId: string | null, lastDoneOn: string | null, projectId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, checklist: Array<{ id: string, text: string, isDone: boolean }> } };

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

export type DefectLettersQueryVariables = Exact<{
  realEstateId: string | number;
  projectId: string | number;
  after?: string | null | undefined;
}>;


export type DefectLettersQuery = { realEstate: { id: string, defects: { nextCursor: string | null, nodes: Array<{ id: string, letterUrl: string | null }> } } | null };

export type DeleteAcceptanceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteAcceptanceMutation = { deleteAcceptance: { id: string, projectId: string, title: string, acceptedOn: string, craftsmanId: string | null, terms: ContractTerms, subject: ContractSubject, contractOn: string | null, people: Array<string>, result: AcceptanceResult, defectIds: Array<string>, repairBy: string | null, note: string | null, version: number, deletedAt: string | null, checklist: Array<{ text: string, mark: CheckMark }>, signatures: Array<{ name: string, side: SigningSide, path: string | null }> } };

export type DeleteAppointmentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteAppointmentMutation = { deleteAppointment: { id: string, title: string, kind: AppointmentKind, state: AppointmentState, startsOn: string, startsAt: string | null, endsOn: string, endsAt: string | null, place: string | null, note: string | null, componentId: string | null, craftsmanId: string | null, projectId: string | null, seriesId: string | null, remindMinutes: Array<number> | null, version: number, deletedAt: string | null, guest: { email: string, isComing: boolean } | null } };

export type DeleteAppointmentsMutationVariables = Exact<{
  realEstateId: string | number;
  input: DeleteAppointmentsInput;
}>;


export type DeleteAppointmentsMutation = { deleteAppointments: Array<{ id: string, title: string, kind: AppointmentKind, state: AppointmentState, startsOn: string, startsAt: string | null, endsOn: string, endsAt: string | null, place: string | null, note: string | null, componentId: string | null, craftsmanId: string | null, projectId: string | null, seriesId: string | null, remindMinutes: Array<number> | null, version: number, deletedAt: string | null, guest: { email: string, isComing: boolean } | null }> };

export type DeleteApprovalMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteApprovalMutation = { deleteApproval: { id: string, projectId: string, kind: ApprovalKind, title: string, state: ApprovalState, office: string | null, number: string | null, requestedOn: string | null, decidedOn: string | null, validUntil: string | null, paidOn: string | null, note: string | null, promisedRappen: number | null, paidRappen: number | null, version: number, deletedAt: string | null } };

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

export type DeleteCraftsmanMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteCraftsmanMutation = { deleteCraftsman: { id: string, company: string, trades: Array<Trade>, contactName: string | null, phone: string | null, mobile: string | null, pikettPhone: string | null, email: string | null, website: string | null, street: string | null, zip: string | null, city: string | null, uid: string | null, iban: string | null, rating: number | null, hireAgain: HireAgain | null, isFavourite: boolean, note: string | null, version: number, deletedAt: string | null } };

export type DeleteDefectMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteDefectMutation = { deleteDefect: { id: string, projectId: string, title: string, description: string | null, place: string | null, componentId: string | null, craftsmanId: string | null, nature: DefectNature, state: DefectState, foundOn: string, terms: ContractTerms, subject: ContractSubject, contractOn: string | null, acceptedOn: string | null, notifiedOn: string | null, notifiedBy: NoticeWay | null, demand: DefectDemand, repairUntil: string | null, version: number, deletedAt: string | null } };

export type DeleteInvoiceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteInvoiceMutation = { deleteInvoice: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type DeleteJournalEntryMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteJournalEntryMutation = { deleteJournalEntry: { id: string, projectId: string, happenedOn: string, body: string | null, mark: JournalMark | null, createdBy: string, version: number, deletedAt: string | null } };

export type DeleteMakerWarrantyMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteMakerWarrantyMutation = { deleteMakerWarranty: { id: string, componentId: string, projectId: string | null, documentId: string | null, title: string, maker: string | null, startsOn: string, years: number, note: string | null, replacedYear: number | null, version: number, deletedAt: string | null } };

export type DeleteProjectMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type DeleteProjectMutation = { deleteProject: { id: string, title: string, kind: ProjectKind, state: ProjectState, pausedFrom: ProjectState | null, stateReason: string | null, checks: Array<ProjectCheck>, description: string | null, componentIds: Array<string>, measureId: string | null, startsOn: string | null, endsOn: string | null, startedOn: string | null, finishedOn: string | null, reservePercent: number, budgetRappen: number | null, version: number, deletedAt: string | null, phases: Array<{ id: string, title: string, startsOn: string | null, endsOn: string | null, state: PhaseState }>, financing: Array<{ source: FinancingSource, amountRappen: number }> } };

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


export type DeleteTodoMutation = { deleteTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, priority: TodoPriority, assigneeId: string | null, lastDoneOn: string | null, projectId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, checklist: Array<{ id: string, text: string, isDone: boolean }> } };

export type DiscardHouseDraftMutationVariables = Exact<{
  id: string | number;
  input: KeyInput;
}>;


export type DiscardHouseDraftMutation = { discardHouseDraft: boolean };

export type DisputeInvoiceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: DisputeInvoiceInput;
}>;


export type DisputeInvoiceMutation = { disputeInvoice: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type DocumentVersionsQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
  id: string | number;
}>;


export type DocumentVersionsQuery = { realEstate: { id: string, document: { id: string, versions: Array<{ addedAt: string, addedBy: string | null, file: { id: string, name: string, sizeBytes: number, state: FileState, isRead: boolean } }> } | null } | null };

export type DocumentsZipQueryVariables = Exact<{
  realEstateId: string | number;
  ids: Array<string | number> | string | number;
}>;


export type DocumentsZipQuery = { realEstate: { id: string, documentsZipUrl: string } | null };

export type EditDocumentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: EditDocumentInput;
}>;


export type EditDocumentMutation = { editDocument: { id: string, title: string, category: DocumentCategory | null, datedOn: string | null, sender: string | null, amountRappen: number | null, validUntil: string | null, keepUntil: string | null, note: string | null, tags: Array<string>, filedAt: string | null, isFiled: boolean, componentIds: Array<string>, todoIds: Array<string>, projectIds: Array<string>, measureIds: Array<string>, earlierFileIds: Array<string>, earlierHashes: Array<string>, version: number, createdAt: string, updatedAt: string, deletedAt: string | null, file: { id: string, name: string, sizeBytes: number, sha256: string, mediaType: string | null, state: FileState, refusal: FileRefusal | null, pageCount: number | null, isRead: boolean, unreadPages: number, suggestions: Array<{ field: FileSuggestionField, value: string, reason: string, page: number, quote: string }> } } };

export type EndCalendarFeedMutationVariables = Exact<{
  realEstateId: string | number;
  input: KeyInput;
}>;


export type EndCalendarFeedMutation = { endCalendarFeed: { contents: Array<CalendarContent>, createdAt: string, fetchedAt: string | null, version: number } };

export type EndInvoiceWarrantyMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type EndInvoiceWarrantyMutation = { endInvoiceWarranty: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type FileAddressQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
  fileId: string | number;
}>;


export type FileAddressQuery = { realEstate: { id: string, file: { id: string, url: string | null, previewUrl: string | null, previewWidths: Array<number>, placeholder: string | null } | null } | null };

export type FindDocumentsQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
  search: string;
}>;


export type FindDocumentsQuery = { realEstate: { id: string, documents: { nodes: Array<{ id: string, quote: string | null }> } } | null };

export type FinishTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: FinishTodoInput;
}>;


export type FinishTodoMutation = { finishTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, priority: TodoPriority, assigneeId: string | null, lastDoneOn: string | null, projectId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, checklist: Array<{ id: string, text: string, isDone: boolean }> } };

export type GainFileQueryVariables = Exact<{
  realEstateId: string | number;
  format: TaxFileFormat;
}>;


export type GainFileQuery = { realEstate: { id: string, gainFileUrl: string } | null };

export type HouseGuestLinksQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseGuestLinksQuery = { realEstate: { id: string, guestLinks: Array<{ id: string, label: string, purpose: GuestPurpose, documentIds: Array<string>, hasPin: boolean, state: GuestLinkState, expiresAt: string, version: number, visits: Array<{ at: string, documentIds: Array<string> }> }> | null } | null };

export type HouseAcceptancesQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HouseAcceptancesQuery = { realEstate: { id: string, acceptances: { nextCursor: string | null, nodes: Array<{ id: string, projectId: string, title: string, acceptedOn: string, craftsmanId: string | null, terms: ContractTerms, subject: ContractSubject, contractOn: string | null, people: Array<string>, result: AcceptanceResult, defectIds: Array<string>, repairBy: string | null, note: string | null, version: number, checklist: Array<{ text: string, mark: CheckMark }>, signatures: Array<{ name: string, side: SigningSide, path: string | null }> }> } } | null };

export type HouseAnalysisQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
}>;


export type HouseAnalysisQuery = { realEstate: { id: string, analysisProfile: { roofForm: RoofForm | null, hasCellar: boolean | null, flatFloor: number | null, consumptionCarrier: EnergyCarrier | null, consumptionAmount: number | null, consumptionUnit: ConsumptionUnit | null, inflationPercent: number | null, version: number }, analysisBudget: { marginalTaxPercent: number | null, savedRappen: number | null, savingMonthlyRappen: number | null, propertyValueRappen: number | null, version: number } | null, measures: Array<{ id: string, componentIds: Array<string>, kind: MeasureKind, title: string | null, state: MeasureState, year: number | null, reason: string | null, version: number, createdAt: string }>, amounts: Array<{ objectId: string, kind: AmountKind, rappen: number, version: number }>, condominium: { sharePermille: number | null }, renewalFund: { balanceRappen: number | null, balanceOn: string | null, yearlyRappen: number | null } | null, finance: { imputedRentRappen: number | null } | null } | null };

export type HouseAppointmentsQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HouseAppointmentsQuery = { realEstate: { id: string, appointments: { nextCursor: string | null, nodes: Array<{ id: string, title: string, kind: AppointmentKind, state: AppointmentState, startsOn: string, startsAt: string | null, endsOn: string, endsAt: string | null, place: string | null, note: string | null, componentId: string | null, craftsmanId: string | null, projectId: string | null, seriesId: string | null, remindMinutes: Array<number> | null, version: number, guest: { email: string, isComing: boolean } | null }> } } | null };

export type HouseApprovalsQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HouseApprovalsQuery = { realEstate: { id: string, approvals: { nextCursor: string | null, nodes: Array<{ id: string, projectId: string, kind: ApprovalKind, title: string, state: ApprovalState, office: string | null, number: string | null, requestedOn: string | null, decidedOn: string | null, validUntil: string | null, paidOn: string | null, note: string | null, promisedRappen: number | null, paidRappen: number | null, version: number }> } } | null };

export type HouseCalendarFeedQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseCalendarFeedQuery = { realEstate: { id: string, calendarFeed: { contents: Array<CalendarContent>, createdAt: string, fetchedAt: string | null, version: number } | null } | null };

export type HouseChangeOrdersQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseChangeOrdersQuery = { realEstate: { id: string, changeOrders: Array<{ id: string, quoteId: string, title: string, amountRappen: number, extraDays: number | null, state: ChangeOrderState, saidOn: string, note: string | null, isActive: boolean, version: number }> } | null };

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

export type HouseCostItemsQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseCostItemsQuery = { realEstate: { id: string, costItems: Array<{ id: string, projectId: string, title: string, plannedRappen: number, committedRappen: number, invoicedRappen: number, paidRappen: number, isActive: boolean, version: number }> } | null };

export type HouseCraftsmenQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HouseCraftsmenQuery = { realEstate: { id: string, craftsmen: { nextCursor: string | null, nodes: Array<{ id: string, company: string, trades: Array<Trade>, contactName: string | null, phone: string | null, mobile: string | null, pikettPhone: string | null, email: string | null, website: string | null, street: string | null, zip: string | null, city: string | null, uid: string | null, iban: string | null, rating: number | null, hireAgain: HireAgain | null, isFavourite: boolean, note: string | null, version: number }> } } | null };

export type HouseDatesQueryVariables = Exact<{
  realEstateId: string | number;
  from: string;
  until: string;
}>;


export type HouseDatesQuery = { realEstate: { id: string, dates: Array<{ source: UpcomingSource, id: string, title: string, on: string, componentId: string | null, isWholeYear: boolean, projectId: string | null }> } | null };

export type HouseDeadlinesQueryVariables = Exact<{
  realEstateId: string | number;
  first: number;
}>;


export type HouseDeadlinesQuery = { realEstate: { id: string, deadlines: Array<{ source: UpcomingSource, id: string, title: string, on: string, componentId: string | null, projectId: string | null, isWholeYear: boolean, rule: { sentence: string, article: string | null, source: string, checkedOn: string | null, isVerified: boolean } }> } | null };

export type HouseDefectsQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HouseDefectsQuery = { realEstate: { id: string, defects: { nextCursor: string | null, nodes: Array<{ id: string, projectId: string, title: string, description: string | null, place: string | null, componentId: string | null, craftsmanId: string | null, nature: DefectNature, state: DefectState, foundOn: string, terms: ContractTerms, subject: ContractSubject, contractOn: string | null, acceptedOn: string | null, notifiedOn: string | null, notifiedBy: NoticeWay | null, demand: DefectDemand, repairUntil: string | null, version: number, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null }> }> } } | null };

export type HouseDocumentsQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
  after?: string | null | undefined;
}>;


export type HouseDocumentsQuery = { realEstate: { id: string, documents: { nextCursor: string | null, nodes: Array<{ id: string, title: string, category: DocumentCategory | null, datedOn: string | null, sender: string | null, amountRappen: number | null, validUntil: string | null, keepUntil: string | null, note: string | null, tags: Array<string>, filedAt: string | null, isFiled: boolean, componentIds: Array<string>, todoIds: Array<string>, projectIds: Array<string>, measureIds: Array<string>, earlierFileIds: Array<string>, earlierHashes: Array<string>, version: number, createdAt: string, updatedAt: string, file: { id: string, name: string, sizeBytes: number, sha256: string, mediaType: string | null, state: FileState, refusal: FileRefusal | null, pageCount: number | null, isRead: boolean, unreadPages: number, suggestions: Array<{ field: FileSuggestionField, value: string, reason: string, page: number, quote: string }> } }> } } | null };

export type HouseDraftQueryVariables = Exact<{ [key: string]: never; }>;


export type HouseDraftQuery = { me: { id: string, houseDraft: { id: string, step: string, values: string, version: number } | null } | null };

export type HouseEmergencyQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseEmergencyQuery = { realEstate: { id: string, emergencySheet: { mainWater: string | null, fuseBox: string | null, heatingOff: string | null, gasTap: string | null, keys: string | null, version: number, contacts: Array<{ name: string, phone: string, note: string | null }> } } | null };

export type HouseExportQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseExportQuery = { realEstate: { id: string, houseExportUrl: string } | null };

export type HouseFinanceQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseFinanceQuery = { realEstate: { id: string, finance: { purchasedOn: string | null, purchasePriceRappen: number | null, purchaseCostsRappen: number | null, insuredValueRappen: number | null, taxValueRappen: number | null, imputedRentRappen: number | null, hasMortgage: boolean | null, mortgageRappen: number | null, fundBalanceRappen: number | null, fundBalanceOn: string | null, fundYearlyRappen: number | null, version: number } | null } | null };

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

export type HouseInvoicesQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HouseInvoicesQuery = { realEstate: { id: string, invoices: { nextCursor: string | null, nodes: Array<{ id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> }> } } | null };

export type HouseJournalQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HouseJournalQuery = { realEstate: { id: string, journalEntries: { nextCursor: string | null, nodes: Array<{ id: string, projectId: string, happenedOn: string, body: string | null, mark: JournalMark | null, createdBy: string, version: number, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null }> }> } } | null };

export type HouseMakerWarrantiesQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HouseMakerWarrantiesQuery = { realEstate: { id: string, makerWarranties: { nextCursor: string | null, nodes: Array<{ id: string, componentId: string, projectId: string | null, documentId: string | null, title: string, maker: string | null, startsOn: string, years: number, note: string | null, replacedYear: number | null, version: number }> } } | null };

export type HousePicturesQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HousePicturesQuery = { realEstate: { id: string, pictures: { nextCursor: string | null, nodes: Array<{ id: string, fileName: string, state: PictureState, isCover: boolean, todoId: string | null, componentId: string | null, journalEntryId: string | null, defectId: string | null, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null, version: number, createdAt: string }> } } | null };

export type HouseProjectsQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type HouseProjectsQuery = { realEstate: { id: string, projects: { nextCursor: string | null, nodes: Array<{ id: string, title: string, kind: ProjectKind, state: ProjectState, pausedFrom: ProjectState | null, stateReason: string | null, checks: Array<ProjectCheck>, description: string | null, componentIds: Array<string>, measureId: string | null, startsOn: string | null, endsOn: string | null, startedOn: string | null, finishedOn: string | null, reservePercent: number, budgetRappen: number | null, version: number, phases: Array<{ id: string, title: string, startsOn: string | null, endsOn: string | null, state: PhaseState }>, financing: Array<{ source: FinancingSource, amountRappen: number }> }> } } | null };

export type HouseQuoteRequestsQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseQuoteRequestsQuery = { realEstate: { id: string, quoteRequests: Array<{ id: string, projectId: string, craftsmanId: string | null, company: string, email: string, scope: string, answerBy: string, state: QuoteRequestState, openedAt: string | null, remindedAt: string | null, answeredAt: string | null, quoteId: string | null, startsOn: string | null, message: string | null, documentIds: Array<string>, version: number, createdAt: string, questions: Array<{ at: string, text: string }> }> } | null };

export type HouseQuotesQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseQuotesQuery = { realEstate: { id: string, quotes: Array<{ id: string, projectId: string, craftsmanId: string | null, company: string, state: QuoteState, receivedOn: string | null, validUntil: string | null, priceRappen: number | null, discountRappen: number, includesVat: boolean, vatPermille: number, cashDiscountPermille: number | null, cashDiscountDays: number | null, note: string | null, documentId: string | null, contractOn: string | null, terms: ContractTerms | null, isActive: boolean, version: number, lines: Array<{ text: string, kind: QuoteLineKind, quantity: number | null, unit: string | null, amountRappen: number | null }> }> } | null };

export type HouseRoomsQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseRoomsQuery = { realEstate: { id: string, roomList: Array<{ id: string, name: string, floor: number | null, areaM2: number | null, version: number }> } | null };

export type HouseSlotProposalsQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseSlotProposalsQuery = { realEstate: { id: string, slotProposals: Array<{ id: string, appointmentId: string, email: string, state: SlotProposalState, chosen: number | null, answer: string | null, version: number, slots: Array<{ startsOn: string, startsAt: string | null, endsOn: string, endsAt: string | null }> }> } | null };

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


export type HouseTodosQuery = { realEstate: { id: string, todos: { nextCursor: string | null, nodes: Array<{ id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, priority: TodoPriority, assigneeId: string | null, lastDoneOn: string | null, projectId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, checklist: Array<{ id: string, text: string, isDone: boolean }>, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null }> }> } } | null };

export type HouseTrashQueryVariables = Exact<{
  realEstateId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type HouseTrashQuery = { realEstate: { id: string, trash: { nextCursor: string | null, nodes: Array<{ kind: TrashKind, id: string, name: string, isExpense: boolean, isCredit: boolean, version: number, deletedAt: string, deletedBy: string | null, deletedByName: string | null, daysLeft: number }> } | null } | null };

export type HouseUpcomingQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
  first: number;
}>;


export type HouseUpcomingQuery = { realEstate: { id: string, upcoming: Array<{ source: UpcomingSource, id: string, title: string, on: string, componentId: string | null, isWholeYear: boolean, projectId: string | null }> } | null };

export type HouseUpkeepQueryVariables = Exact<{
  realEstateId: string | number;
}>;


export type HouseUpkeepQuery = { realEstate: { id: string, maintenanceTasks: Array<{ id: string, componentId: string, templateKey: string | null, title: string, intervalMonths: number, nextOn: string, anchorOn: string | null, lastOn: string | null, isActive: boolean, version: number }> } | null };

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

export type InvoiceLettersQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type InvoiceLettersQuery = { realEstate: { id: string, invoices: { nextCursor: string | null, nodes: Array<{ id: string, letterUrl: string | null }> } } | null };

export type LeaveRealEstateMutationVariables = Exact<{
  realEstateId: string | number;
  input: KeyInput;
}>;


export type LeaveRealEstateMutation = { leaveRealEstate: { userId: string } };

export type MergeCraftsmenMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: MergeCraftsmenInput;
}>;


export type MergeCraftsmenMutation = { mergeCraftsmen: { id: string, version: number } };

export type MoveMeasureMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: MoveMeasureInput;
}>;


export type MoveMeasureMutation = { moveMeasure: { measure: { id: string, componentIds: Array<string>, kind: MeasureKind, title: string | null, state: MeasureState, year: number | null, reason: string | null, version: number, createdAt: string, deletedAt: string | null }, todos: { written: Array<string>, moved: Array<string>, removed: Array<string>, kept: Array<string> } } };

export type MoveProjectMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: MoveProjectInput;
}>;


export type MoveProjectMutation = { moveProject: { id: string, title: string, kind: ProjectKind, state: ProjectState, pausedFrom: ProjectState | null, stateReason: string | null, checks: Array<ProjectCheck>, description: string | null, componentIds: Array<string>, measureId: string | null, startsOn: string | null, endsOn: string | null, startedOn: string | null, finishedOn: string | null, reservePercent: number, budgetRappen: number | null, version: number, deletedAt: string | null, phases: Array<{ id: string, title: string, startsOn: string | null, endsOn: string | null, state: PhaseState }>, financing: Array<{ source: FinancingSource, amountRappen: number }> } };

export type PayInvoiceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: PayInvoiceInput;
}>;


export type PayInvoiceMutation = { payInvoice: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type PlanMeasureMutationVariables = Exact<{
  realEstateId: string | number;
  input: DecideInput;
}>;


export type PlanMeasureMutation = { planMeasure: { measure: { id: string, componentIds: Array<string>, kind: MeasureKind, title: string | null, state: MeasureState, year: number | null, reason: string | null, version: number, createdAt: string, deletedAt: string | null }, todos: { written: Array<string>, moved: Array<string>, removed: Array<string>, kept: Array<string> } } };

export type ProjectReportQueryVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
}>;


export type ProjectReportQuery = { realEstate: { id: string, project: { id: string, reportUrl: string } | null } | null };

export type RegisteredHousesQueryVariables = Exact<{ [key: string]: never; }>;


export type RegisteredHousesQuery = { realEstates: { nodes: Array<{ id: string, name: string | null, egid: number | null, ewid: number | null }> } };

export type ReleaseInvoiceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type ReleaseInvoiceMutation = { releaseInvoice: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type RemindQuoteRequestMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RemindQuoteRequestMutation = { remindQuoteRequest: { id: string, version: number } };

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


export type ReopenTodoMutation = { reopenTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, priority: TodoPriority, assigneeId: string | null, lastDoneOn: string | null, projectId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, checklist: Array<{ id: string, text: string, isDone: boolean }>, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null }> } };

export type RepeatTodoMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: RepeatTodoInput;
}>;


export type RepeatTodoMutation = { repeatTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, priority: TodoPriority, assigneeId: string | null, lastDoneOn: string | null, projectId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, checklist: Array<{ id: string, text: string, isDone: boolean }> } };

export type ReplaceComponentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: ReplaceComponentInput;
}>;


export type ReplaceComponentMutation = { replaceComponent: { id: string, catalogKey: ComponentKey, roomId: string | null, name: string | null, condition: ComponentCondition | null, conditionOn: string | null, installedYear: number, isInstalledYearAssumed: boolean, lastRenewedYear: number | null, isShared: boolean, ownLifetimeYears: number | null, quantity: number | null, unit: ComponentUnit | null, material: string | null, manufacturer: string | null, model: string | null, serialNumber: string | null, note: string | null, version: number, deletedAt: string | null } };

export type ResendInvitationMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string, version: number } };

export type RestoreAcceptanceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreAcceptanceMutation = { restoreAcceptance: { id: string, projectId: string, title: string, acceptedOn: string, craftsmanId: string | null, terms: ContractTerms, subject: ContractSubject, contractOn: string | null, people: Array<string>, result: AcceptanceResult, defectIds: Array<string>, repairBy: string | null, note: string | null, version: number, deletedAt: string | null, checklist: Array<{ text: string, mark: CheckMark }>, signatures: Array<{ name: string, side: SigningSide, path: string | null }> } };

export type RestoreAppointmentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreAppointmentMutation = { restoreAppointment: { id: string, title: string, kind: AppointmentKind, state: AppointmentState, startsOn: string, startsAt: string | null, endsOn: string, endsAt: string | null, place: string | null, note: string | null, componentId: string | null, craftsmanId: string | null, projectId: string | null, seriesId: string | null, remindMinutes: Array<number> | null, version: number, deletedAt: string | null, guest: { email: string, isComing: boolean } | null } };

export type RestoreApprovalMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreApprovalMutation = { restoreApproval: { id: string, projectId: string, kind: ApprovalKind, title: string, state: ApprovalState, office: string | null, number: string | null, requestedOn: string | null, decidedOn: string | null, validUntil: string | null, paidOn: string | null, note: string | null, promisedRappen: number | null, paidRappen: number | null, version: number, deletedAt: string | null } };

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

export type RestoreCraftsmanMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreCraftsmanMutation = { restoreCraftsman: { id: string, company: string, trades: Array<Trade>, contactName: string | null, phone: string | null, mobile: string | null, pikettPhone: string | null, email: string | null, website: string | null, street: string | null, zip: string | null, city: string | null, uid: string | null, iban: string | null, rating: number | null, hireAgain: HireAgain | null, isFavourite: boolean, note: string | null, version: number, deletedAt: string | null } };

export type RestoreDefectMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreDefectMutation = { restoreDefect: { id: string, projectId: string, title: string, description: string | null, place: string | null, componentId: string | null, craftsmanId: string | null, nature: DefectNature, state: DefectState, foundOn: string, terms: ContractTerms, subject: ContractSubject, contractOn: string | null, acceptedOn: string | null, notifiedOn: string | null, notifiedBy: NoticeWay | null, demand: DefectDemand, repairUntil: string | null, version: number, deletedAt: string | null } };

export type RestoreDocumentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreDocumentMutation = { restoreDocument: { id: string, title: string, category: DocumentCategory | null, datedOn: string | null, sender: string | null, amountRappen: number | null, validUntil: string | null, keepUntil: string | null, note: string | null, tags: Array<string>, filedAt: string | null, isFiled: boolean, componentIds: Array<string>, todoIds: Array<string>, projectIds: Array<string>, measureIds: Array<string>, earlierFileIds: Array<string>, earlierHashes: Array<string>, version: number, createdAt: string, updatedAt: string, deletedAt: string | null, file: { id: string, name: string, sizeBytes: number, sha256: string, mediaType: string | null, state: FileState, refusal: FileRefusal | null, pageCount: number | null, isRead: boolean, unreadPages: number, suggestions: Array<{ field: FileSuggestionField, value: string, reason: string, page: number, quote: string }> } } };

export type RestoreFromTrashMutationVariables = Exact<{
  realEstateId: string | number;
  kind: TrashKind;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreFromTrashMutation = { restoreFromTrash: { kind: TrashKind, id: string, version: number | null } };

export type RestoreInvoiceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreInvoiceMutation = { restoreInvoice: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type RestoreJournalEntryMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreJournalEntryMutation = { restoreJournalEntry: { id: string, projectId: string, happenedOn: string, body: string | null, mark: JournalMark | null, createdBy: string, version: number, deletedAt: string | null } };

export type RestoreMakerWarrantyMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreMakerWarrantyMutation = { restoreMakerWarranty: { id: string, componentId: string, projectId: string | null, documentId: string | null, title: string, maker: string | null, startsOn: string, years: number, note: string | null, replacedYear: number | null, version: number, deletedAt: string | null } };

export type RestoreMeasureMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreMeasureMutation = { restoreMeasure: { id: string, componentIds: Array<string>, kind: MeasureKind, title: string | null, state: MeasureState, year: number | null, reason: string | null, version: number, createdAt: string, deletedAt: string | null } };

export type RestoreProjectMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RestoreProjectMutation = { restoreProject: { id: string, title: string, kind: ProjectKind, state: ProjectState, pausedFrom: ProjectState | null, stateReason: string | null, checks: Array<ProjectCheck>, description: string | null, componentIds: Array<string>, measureId: string | null, startsOn: string | null, endsOn: string | null, startedOn: string | null, finishedOn: string | null, reservePercent: number, budgetRappen: number | null, version: number, deletedAt: string | null, phases: Array<{ id: string, title: string, startsOn: string | null, endsOn: string | null, state: PhaseState }>, financing: Array<{ source: FinancingSource, amountRappen: number }> } };

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


export type RestoreTodoMutation = { restoreTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, priority: TodoPriority, assigneeId: string | null, lastDoneOn: string | null, projectId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, checklist: Array<{ id: string, text: string, isDone: boolean }>, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null }> } };

export type RetainInvoiceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: RetainInvoiceInput;
}>;


export type RetainInvoiceMutation = { retainInvoice: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type RevokeGuestLinkMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type RevokeGuestLinkMutation = { revokeGuestLink: { id: string, version: number } };

export type SaveHouseDraftMutationVariables = Exact<{
  input: SaveHouseDraftInput;
}>;


export type SaveHouseDraftMutation = { saveHouseDraft: { id: string, version: number } };

export type SearchHouseQueryVariables = Exact<{
  realEstateId?: string | number | null | undefined;
  text: string;
  first: number;
}>;


export type SearchHouseQuery = { realEstate: { id: string, search: Array<{ kind: SearchKind, id: string, projectId: string | null, componentId: string | null, page: number | null, isNear: boolean, title: Array<{ text: string, isFound: boolean }>, quote: Array<{ text: string, isFound: boolean }> }> } | null };

export type SendQuoteRequestsMutationVariables = Exact<{
  realEstateId: string | number;
  input: SendQuoteRequestsInput;
}>;


export type SendQuoteRequestsMutation = { sendQuoteRequests: Array<{ id: string, version: number }> };

export type SendSlotProposalMutationVariables = Exact<{
  realEstateId: string | number;
  input: SendSlotProposalInput;
}>;


export type SendSlotProposalMutation = { sendSlotProposal: { id: string, version: number } };

export type SetChangeOrderMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: SetChangeOrderInput;
}>;


export type SetChangeOrderMutation = { setChangeOrder: { id: string, quoteId: string, title: string, amountRappen: number, extraDays: number | null, state: ChangeOrderState, saidOn: string, note: string | null, isActive: boolean, version: number } };

export type SetComponentCostMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: SetComponentCostInput;
}>;


export type SetComponentCostMutation = { setComponentCost: { objectId: string, kind: AmountKind, rappen: number, version: number } | null };

export type SetCostItemMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: SetCostItemInput;
}>;


export type SetCostItemMutation = { setCostItem: { id: string, projectId: string, title: string, plannedRappen: number, committedRappen: number, invoicedRappen: number, paidRappen: number, isActive: boolean, version: number } };

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


export type SetMaintenanceTaskMutation = { setMaintenanceTask: { id: string, componentId: string, templateKey: string | null, title: string, intervalMonths: number, nextOn: string, anchorOn: string | null, lastOn: string | null, isActive: boolean, version: number } };

export type SetOffInvoiceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: SetOffInvoiceInput;
}>;


export type SetOffInvoiceMutation = { setOffInvoice: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type SetQuoteMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: SetQuoteInput;
}>;


export type SetQuoteMutation = { setQuote: { id: string, projectId: string, craftsmanId: string | null, company: string, state: QuoteState, receivedOn: string | null, validUntil: string | null, priceRappen: number | null, discountRappen: number, includesVat: boolean, vatPermille: number, cashDiscountPermille: number | null, cashDiscountDays: number | null, note: string | null, documentId: string | null, contractOn: string | null, terms: ContractTerms | null, isActive: boolean, version: number, lines: Array<{ text: string, kind: QuoteLineKind, quantity: number | null, unit: string | null, amountRappen: number | null }> } };

export type ShareableDocumentsQueryVariables = Exact<{
  realEstateId: string | number;
  after?: string | null | undefined;
}>;


export type ShareableDocumentsQuery = { realEstate: { id: string, documents: { nextCursor: string | null, nodes: Array<{ id: string, title: string, category: DocumentCategory | null }> } } | null };

export type StartCalendarFeedMutationVariables = Exact<{
  realEstateId: string | number;
  input: StartCalendarFeedInput;
}>;


export type StartCalendarFeedMutation = { startCalendarFeed: { contents: Array<CalendarContent>, createdAt: string, fetchedAt: string | null, version: number } };

export type TaxFolderQueryVariables = Exact<{
  realEstateId: string | number;
  year: number;
  rule: TaxYearRule;
  format: TaxFileFormat;
}>;


export type TaxFolderQuery = { realEstate: { id: string, taxFolderUrl: string } | null };

export type TodoQueryVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
}>;


export type TodoQuery = { realEstate: { id: string, todo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, priority: TodoPriority, assigneeId: string | null, lastDoneOn: string | null, projectId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, checklist: Array<{ id: string, text: string, isDone: boolean }>, pictures: Array<{ id: string, fileName: string, state: PictureState, version: number, url: string | null, width: number | null, height: number | null, widths: Array<number>, placeholder: string | null }> } | null } | null };

export type TrashDocumentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type TrashDocumentMutation = { trashDocument: { id: string, title: string, category: DocumentCategory | null, datedOn: string | null, sender: string | null, amountRappen: number | null, validUntil: string | null, keepUntil: string | null, note: string | null, tags: Array<string>, filedAt: string | null, isFiled: boolean, componentIds: Array<string>, todoIds: Array<string>, projectIds: Array<string>, measureIds: Array<string>, earlierFileIds: Array<string>, earlierHashes: Array<string>, version: number, createdAt: string, updatedAt: string, deletedAt: string | null, file: { id: string, name: string, sizeBytes: number, sha256: string, mediaType: string | null, state: FileState, refusal: FileRefusal | null, pageCount: number | null, isRead: boolean, unreadPages: number, suggestions: Array<{ field: FileSuggestionField, value: string, reason: string, page: number, quote: string }> } } };

export type UndisputeInvoiceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type UndisputeInvoiceMutation = { undisputeInvoice: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type UndoMutationVariables = Exact<{
  realEstateId: string | number;
  act: string | number;
  input: KeyInput;
}>;


export type UndoMutation = { undo: { actId: string, isRedo: boolean, changed: Array<{ noun: string, id: string, version: number }> } };

export type UnpayInvoiceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UnpayInvoiceInput;
}>;


export type UnpayInvoiceMutation = { unpayInvoice: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type UpdateAcceptanceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateAcceptanceInput;
}>;


export type UpdateAcceptanceMutation = { updateAcceptance: { id: string, projectId: string, title: string, acceptedOn: string, craftsmanId: string | null, terms: ContractTerms, subject: ContractSubject, contractOn: string | null, people: Array<string>, result: AcceptanceResult, defectIds: Array<string>, repairBy: string | null, note: string | null, version: number, deletedAt: string | null, checklist: Array<{ text: string, mark: CheckMark }>, signatures: Array<{ name: string, side: SigningSide, path: string | null }> } };

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

export type UpdateAppointmentMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateAppointmentInput;
}>;


export type UpdateAppointmentMutation = { updateAppointment: { id: string, title: string, kind: AppointmentKind, state: AppointmentState, startsOn: string, startsAt: string | null, endsOn: string, endsAt: string | null, place: string | null, note: string | null, componentId: string | null, craftsmanId: string | null, projectId: string | null, seriesId: string | null, remindMinutes: Array<number> | null, version: number, deletedAt: string | null, guest: { email: string, isComing: boolean } | null } };

export type UpdateApprovalMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateApprovalInput;
}>;


export type UpdateApprovalMutation = { updateApproval: { id: string, projectId: string, kind: ApprovalKind, title: string, state: ApprovalState, office: string | null, number: string | null, requestedOn: string | null, decidedOn: string | null, validUntil: string | null, paidOn: string | null, note: string | null, promisedRappen: number | null, paidRappen: number | null, version: number, deletedAt: string | null } };

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

export type UpdateCraftsmanMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateCraftsmanInput;
}>;


export type UpdateCraftsmanMutation = { updateCraftsman: { id: string, company: string, trades: Array<Trade>, contactName: string | null, phone: string | null, mobile: string | null, pikettPhone: string | null, email: string | null, website: string | null, street: string | null, zip: string | null, city: string | null, uid: string | null, iban: string | null, rating: number | null, hireAgain: HireAgain | null, isFavourite: boolean, note: string | null, version: number, deletedAt: string | null } };

export type UpdateDefectMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateDefectInput;
}>;


export type UpdateDefectMutation = { updateDefect: { id: string, projectId: string, title: string, description: string | null, place: string | null, componentId: string | null, craftsmanId: string | null, nature: DefectNature, state: DefectState, foundOn: string, terms: ContractTerms, subject: ContractSubject, contractOn: string | null, acceptedOn: string | null, notifiedOn: string | null, notifiedBy: NoticeWay | null, demand: DefectDemand, repairUntil: string | null, version: number, deletedAt: string | null } };

export type UpdateEmergencySheetMutationVariables = Exact<{
  realEstateId: string | number;
  input: UpdateEmergencySheetInput;
}>;


export type UpdateEmergencySheetMutation = { updateEmergencySheet: { mainWater: string | null, fuseBox: string | null, heatingOff: string | null, gasTap: string | null, keys: string | null, version: number, contacts: Array<{ name: string, phone: string, note: string | null }> } };

export type UpdateFinanceMutationVariables = Exact<{
  realEstateId: string | number;
  input: RealEstateFinanceInput;
}>;


export type UpdateFinanceMutation = { updateRealEstateFinance: { purchasedOn: string | null, purchasePriceRappen: number | null, purchaseCostsRappen: number | null, insuredValueRappen: number | null, taxValueRappen: number | null, imputedRentRappen: number | null, hasMortgage: boolean | null, mortgageRappen: number | null, fundBalanceRappen: number | null, fundBalanceOn: string | null, fundYearlyRappen: number | null, version: number } };

export type UpdateInvoiceMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateInvoiceInput;
}>;


export type UpdateInvoiceMutation = { updateInvoice: { id: string, kind: InvoiceKind, creditor: string, number: string | null, iban: string | null, reference: string | null, uid: string | null, currency: Currency, amountRappen: number, issuedOn: string, dueOn: string, discountUntil: string | null, discountRate: number | null, note: string | null, qrCode: string | null, craftsmanId: string | null, projectId: string | null, costItemId: string | null, componentId: string | null, measureId: string | null, documentId: string | null, taxClass: TaxClass | null, taxReason: string | null, subsidyRappen: number | null, category: ExpenseCategory | null, followsId: string | null, skippedUntil: string | null, creditsId: string | null, disputedOn: string | null, disputeReason: string | null, disputeDemand: DisputeDemand | null, disputedRappen: number | null, retainedRappen: number | null, retainedUntil: string | null, retainedReason: string | null, warrantyBasis: WarrantyBasis | null, warrantyFrom: string | null, warrantyYears: number | null, warrantyUntil: string | null, isReviewed: boolean, version: number, deletedAt: string | null, taxLines: Array<{ text: string, amountRappen: number, taxClass: TaxClass }>, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, payments: Array<{ id: string, paidOn: string, amountRappen: number, offsetId: string | null, offsetInvoiceId: string | null }> } };

export type UpdateJournalEntryMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateJournalEntryInput;
}>;


export type UpdateJournalEntryMutation = { updateJournalEntry: { id: string, projectId: string, happenedOn: string, body: string | null, mark: JournalMark | null, createdBy: string, version: number, deletedAt: string | null } };

export type UpdateMakerWarrantyMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateMakerWarrantyInput;
}>;


export type UpdateMakerWarrantyMutation = { updateMakerWarranty: { id: string, componentId: string, projectId: string | null, documentId: string | null, title: string, maker: string | null, startsOn: string, years: number, note: string | null, replacedYear: number | null, version: number, deletedAt: string | null } };

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

export type UpdateProjectMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: UpdateProjectInput;
}>;


export type UpdateProjectMutation = { updateProject: { id: string, title: string, kind: ProjectKind, state: ProjectState, pausedFrom: ProjectState | null, stateReason: string | null, checks: Array<ProjectCheck>, description: string | null, componentIds: Array<string>, measureId: string | null, startsOn: string | null, endsOn: string | null, startedOn: string | null, finishedOn: string | null, reservePercent: number, budgetRappen: number | null, version: number, deletedAt: string | null, phases: Array<{ id: string, title: string, startsOn: string | null, endsOn: string | null, state: PhaseState }>, financing: Array<{ source: FinancingSource, amountRappen: number }> } };

export type UpdateRealEstateMutationVariables = Exact<{
  realEstateId: string | number;
  input: UpdateRealEstateInput;
}>;


export type UpdateRealEstateMutation = { updateRealEstate: { id: string, name: string | null, kind: RealEstateKind | null, usage: RealEstateUsage | null, ownership: OwnershipForm | null, status: RealEstateStatus, street: string | null, houseNumber: string | null, zip: string | null, city: string | null, canton: Canton | null, municipalityNumber: number | null, egid: number | null, ewid: number | null, egrid: string | null, parcel: string | null, buildYear: number | null, buildPeriod: BuildPeriod | null, livingAreaM2: number | null, plotAreaM2: number | null, floors: number | null, rooms: number | null, volumeM3: number | null, energyAreaM2: number | null, dwellings: number | null, heating: HeatingKind | null, heatingYear: number | null, hotWater: HotWaterKind | null, hasPhotovoltaics: boolean | null, geakEnvelope: GeakClass | null, geakTotal: GeakClass | null, geakOn: string | null, isListed: boolean | null, east: number | null, north: number | null, note: string | null, version: number, createdAt: string, updatedAt: string, archivedAt: string | null, origins: Array<{ field: RealEstateFact, source: FactSource, on: string }>, members: Array<{ userId: string, firstName: string, lastName: string, role: MemberRole, canSeeFinances: boolean, since: string, version: number }> } };

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


export type UpdateTodoMutation = { updateTodo: { id: string, title: string, note: string | null, dueOn: string | null, componentId: string | null, priority: TodoPriority, assigneeId: string | null, lastDoneOn: string | null, projectId: string | null, measureId: string | null, prepares: Preparation | null, state: TodoState, doneAt: string | null, doneBy: string | null, version: number, createdAt: string, updatedAt: string, touchedAt: string | null, deletedAt: string | null, recurrence: { mode: RecurrenceMode, every: number, unit: RecurrenceUnit, anchorOn: string } | null, checklist: Array<{ id: string, text: string, isDone: boolean }> } };

export type UseDocumentVersionMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: DocumentVersionInput;
}>;


export type UseDocumentVersionMutation = { useDocumentVersion: { id: string, title: string, category: DocumentCategory | null, datedOn: string | null, sender: string | null, amountRappen: number | null, validUntil: string | null, keepUntil: string | null, note: string | null, tags: Array<string>, filedAt: string | null, isFiled: boolean, componentIds: Array<string>, todoIds: Array<string>, projectIds: Array<string>, measureIds: Array<string>, earlierFileIds: Array<string>, earlierHashes: Array<string>, version: number, createdAt: string, updatedAt: string, deletedAt: string | null, file: { id: string, name: string, sizeBytes: number, sha256: string, mediaType: string | null, state: FileState, refusal: FileRefusal | null, pageCount: number | null, isRead: boolean, unreadPages: number, suggestions: Array<{ field: FileSuggestionField, value: string, reason: string, page: number, quote: string }> } } };

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


export type WithdrawMeasureMutation = { withdrawMeasure: { measure: { id: string, componentIds: Array<string>, kind: MeasureKind, title: string | null, state: MeasureState, year: number | null, reason: string | null, version: number, createdAt: string, deletedAt: string | null }, todos: { written: Array<string>, moved: Array<string>, removed: Array<string>, kept: Array<string> } } };

export type WithdrawQuoteRequestMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type WithdrawQuoteRequestMutation = { withdrawQuoteRequest: { id: string, version: number } };

export type WithdrawSlotProposalMutationVariables = Exact<{
  realEstateId: string | number;
  id: string | number;
  input: VersionInput;
}>;


export type WithdrawSlotProposalMutation = { withdrawSlotProposal: { id: string, version: number } };

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
export const AcceptQuoteDocument = new TypedDocumentString(`mutation AcceptQuote($realEstateId:ID!$id:ID!$input:AcceptQuoteInput!){acceptQuote(realEstateId:$realEstateId id:$id input:$input){id projectId craftsmanId company state receivedOn validUntil priceRappen discountRappen includesVat vatPermille cashDiscountPermille cashDiscountDays note documentId contractOn terms lines{text kind quantity unit amountRappen}isActive version}}`) as unknown as TypedDocumentString<AcceptQuoteMutation, AcceptQuoteMutationVariables>;
export const AcceptanceProtocolsDocument = new TypedDocumentString(`query AcceptanceProtocols($realEstateId:ID!$projectId:ID!){realEstate(id:$realEstateId){id acceptances(first:100 projectId:$projectId){nodes{id protocolUrl}}}}`) as unknown as TypedDocumentString<AcceptanceProtocolsQuery, AcceptanceProtocolsQueryVariables>;
export const AddAcceptanceDocument = new TypedDocumentString(`mutation AddAcceptance($realEstateId:ID!$input:AddAcceptanceInput!){addAcceptance(realEstateId:$realEstateId input:$input){id projectId title acceptedOn craftsmanId terms subject contractOn people checklist{text mark}result defectIds repairBy note signatures{name side path}version deletedAt}}`) as unknown as TypedDocumentString<AddAcceptanceMutation, AddAcceptanceMutationVariables>;
export const AddAppointmentSeriesDocument = new TypedDocumentString(`mutation AddAppointmentSeries($realEstateId:ID!$input:AddAppointmentSeriesInput!){addAppointmentSeries(realEstateId:$realEstateId input:$input){id title kind state startsOn startsAt endsOn endsAt place note componentId craftsmanId projectId seriesId remindMinutes guest{email isComing}version deletedAt}}`) as unknown as TypedDocumentString<AddAppointmentSeriesMutation, AddAppointmentSeriesMutationVariables>;
export const AddAppointmentDocument = new TypedDocumentString(`mutation AddAppointment($realEstateId:ID!$input:AddAppointmentInput!){addAppointment(realEstateId:$realEstateId input:$input){id title kind state startsOn startsAt endsOn endsAt place note componentId craftsmanId projectId seriesId remindMinutes guest{email isComing}version deletedAt}}`) as unknown as TypedDocumentString<AddAppointmentMutation, AddAppointmentMutationVariables>;
export const AddApprovalDocument = new TypedDocumentString(`mutation AddApproval($realEstateId:ID!$input:AddApprovalInput!){addApproval(realEstateId:$realEstateId input:$input){id projectId kind title state office number requestedOn decidedOn validUntil paidOn note promisedRappen paidRappen version deletedAt}}`) as unknown as TypedDocumentString<AddApprovalMutation, AddApprovalMutationVariables>;
export const AddComponentEventDocument = new TypedDocumentString(`mutation AddComponentEvent($realEstateId:ID!$input:AddComponentEventInput!){addComponentEvent(realEstateId:$realEstateId input:$input){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version deletedAt}}`) as unknown as TypedDocumentString<AddComponentEventMutation, AddComponentEventMutationVariables>;
export const AddComponentPictureDocument = new TypedDocumentString(`mutation AddComponentPicture($realEstateId:ID!$file:Upload!$input:AddPictureInput!){addPicture(realEstateId:$realEstateId file:$file input:$input){id fileName state version url width height widths placeholder componentId deletedAt}}`) as unknown as TypedDocumentString<AddComponentPictureMutation, AddComponentPictureMutationVariables>;
export const AddHouseComponentDocument = new TypedDocumentString(`mutation AddHouseComponent($realEstateId:ID!$input:AddComponentInput!){addComponent(realEstateId:$realEstateId input:$input){id catalogKey roomId name condition conditionOn installedYear isInstalledYearAssumed lastRenewedYear isShared ownLifetimeYears quantity unit material manufacturer model serialNumber note version deletedAt}}`) as unknown as TypedDocumentString<AddHouseComponentMutation, AddHouseComponentMutationVariables>;
export const AddCraftsmanDocument = new TypedDocumentString(`mutation AddCraftsman($realEstateId:ID!$input:AddCraftsmanInput!){addCraftsman(realEstateId:$realEstateId input:$input){id company trades contactName phone mobile pikettPhone email website street zip city uid iban rating hireAgain isFavourite note version deletedAt}}`) as unknown as TypedDocumentString<AddCraftsmanMutation, AddCraftsmanMutationVariables>;
export const AddDefectDocument = new TypedDocumentString(`mutation AddDefect($realEstateId:ID!$input:AddDefectInput!){addDefect(realEstateId:$realEstateId input:$input){id projectId title description place componentId craftsmanId nature state foundOn terms subject contractOn acceptedOn notifiedOn notifiedBy demand repairUntil version deletedAt}}`) as unknown as TypedDocumentString<AddDefectMutation, AddDefectMutationVariables>;
export const AddDocumentVersionDocument = new TypedDocumentString(`mutation AddDocumentVersion($realEstateId:ID!$id:ID!$input:DocumentVersionInput!){addDocumentVersion(realEstateId:$realEstateId id:$id input:$input){id title category datedOn sender amountRappen validUntil keepUntil note tags filedAt isFiled componentIds todoIds projectIds measureIds earlierFileIds earlierHashes file{id name sizeBytes sha256 mediaType state refusal pageCount isRead unreadPages suggestions{field value reason page quote}}version createdAt updatedAt deletedAt}}`) as unknown as TypedDocumentString<AddDocumentVersionMutation, AddDocumentVersionMutationVariables>;
export const AddDocumentDocument = new TypedDocumentString(`mutation AddDocument($realEstateId:ID!$input:AddDocumentInput!){addDocument(realEstateId:$realEstateId input:$input){id title category datedOn sender amountRappen validUntil keepUntil note tags filedAt isFiled componentIds todoIds projectIds measureIds earlierFileIds earlierHashes file{id name sizeBytes sha256 mediaType state refusal pageCount isRead unreadPages suggestions{field value reason page quote}}version createdAt updatedAt deletedAt}}`) as unknown as TypedDocumentString<AddDocumentMutation, AddDocumentMutationVariables>;
export const AddGuestLinkDocument = new TypedDocumentString(`mutation AddGuestLink($realEstateId:ID!$input:AddGuestLinkInput!){addGuestLink(realEstateId:$realEstateId input:$input){id version}}`) as unknown as TypedDocumentString<AddGuestLinkMutation, AddGuestLinkMutationVariables>;
export const AddHousePictureDocument = new TypedDocumentString(`mutation AddHousePicture($realEstateId:ID!$file:Upload!$input:AddPictureInput!){addPicture(realEstateId:$realEstateId file:$file input:$input){id version}}`) as unknown as TypedDocumentString<AddHousePictureMutation, AddHousePictureMutationVariables>;
export const AddInvoiceDocument = new TypedDocumentString(`mutation AddInvoice($realEstateId:ID!$input:AddInvoiceInput!){addInvoice(realEstateId:$realEstateId input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<AddInvoiceMutation, AddInvoiceMutationVariables>;
export const AddJournalEntryDocument = new TypedDocumentString(`mutation AddJournalEntry($realEstateId:ID!$input:AddJournalEntryInput!){addJournalEntry(realEstateId:$realEstateId input:$input){id projectId happenedOn body mark createdBy version deletedAt}}`) as unknown as TypedDocumentString<AddJournalEntryMutation, AddJournalEntryMutationVariables>;
export const AddMakerWarrantyDocument = new TypedDocumentString(`mutation AddMakerWarranty($realEstateId:ID!$input:AddMakerWarrantyInput!){addMakerWarranty(realEstateId:$realEstateId input:$input){id componentId projectId documentId title maker startsOn years note replacedYear version deletedAt}}`) as unknown as TypedDocumentString<AddMakerWarrantyMutation, AddMakerWarrantyMutationVariables>;
export const AddMeasureDocument = new TypedDocumentString(`mutation AddMeasure($realEstateId:ID!$input:AddMeasureInput!){addMeasure(realEstateId:$realEstateId input:$input){id componentIds kind title state year reason version createdAt deletedAt}}`) as unknown as TypedDocumentString<AddMeasureMutation, AddMeasureMutationVariables>;
export const AddProjectDocument = new TypedDocumentString(`mutation AddProject($realEstateId:ID!$input:AddProjectInput!){addProject(realEstateId:$realEstateId input:$input){id title kind state pausedFrom stateReason checks description componentIds measureId startsOn endsOn startedOn finishedOn reservePercent phases{id title startsOn endsOn state}budgetRappen financing{source amountRappen}version deletedAt}}`) as unknown as TypedDocumentString<AddProjectMutation, AddProjectMutationVariables>;
export const AddRoomDocument = new TypedDocumentString(`mutation AddRoom($realEstateId:ID!$input:AddRoomInput!){addRoom(realEstateId:$realEstateId input:$input){id name floor areaM2 version deletedAt}}`) as unknown as TypedDocumentString<AddRoomMutation, AddRoomMutationVariables>;
export const AddTodoPictureDocument = new TypedDocumentString(`mutation AddTodoPicture($realEstateId:ID!$file:Upload!$input:AddPictureInput!){addPicture(realEstateId:$realEstateId file:$file input:$input){id fileName state version url width height widths placeholder todoId deletedAt}}`) as unknown as TypedDocumentString<AddTodoPictureMutation, AddTodoPictureMutationVariables>;
export const AddTodoDocument = new TypedDocumentString(`mutation AddTodo($realEstateId:ID!$input:AddTodoInput!){addTodo(realEstateId:$realEstateId input:$input){id title note dueOn componentId recurrence{mode every unit anchorOn}priority assigneeId checklist{id text isDone}lastDoneOn projectId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt}}`) as unknown as TypedDocumentString<AddTodoMutation, AddTodoMutationVariables>;
export const AnalysisReportDocument = new TypedDocumentString(`query AnalysisReport($realEstateId:ID!){realEstate(id:$realEstateId){id analysisReportUrl}}`) as unknown as TypedDocumentString<AnalysisReportQuery, AnalysisReportQueryVariables>;
export const ArchiveRealEstateDocument = new TypedDocumentString(`mutation ArchiveRealEstate($id:ID!$input:VersionInput!){archiveRealEstate(id:$id input:$input){id version}}`) as unknown as TypedDocumentString<ArchiveRealEstateMutation, ArchiveRealEstateMutationVariables>;
export const BeginInvoiceWarrantyDocument = new TypedDocumentString(`mutation BeginInvoiceWarranty($realEstateId:ID!$id:ID!$input:BeginInvoiceWarrantyInput!){beginInvoiceWarranty(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<BeginInvoiceWarrantyMutation, BeginInvoiceWarrantyMutationVariables>;
export const BellRangDocument = new TypedDocumentString(`subscription BellRang{bellRang{unreadCount newestId}}`) as unknown as TypedDocumentString<BellRangSubscription, BellRangSubscriptionVariables>;
export const BundleMeasuresDocument = new TypedDocumentString(`mutation BundleMeasures($realEstateId:ID!$input:DecideInput!){bundleMeasures(realEstateId:$realEstateId input:$input){measure{id componentIds kind title state year reason version createdAt deletedAt}todos{written moved removed kept}}}`) as unknown as TypedDocumentString<BundleMeasuresMutation, BundleMeasuresMutationVariables>;
export const ChangeCalendarFeedDocument = new TypedDocumentString(`mutation ChangeCalendarFeed($realEstateId:ID!$input:ChangeCalendarFeedInput!){changeCalendarFeed(realEstateId:$realEstateId input:$input){contents createdAt fetchedAt version}}`) as unknown as TypedDocumentString<ChangeCalendarFeedMutation, ChangeCalendarFeedMutationVariables>;
export const ChangeDocumentsDocument = new TypedDocumentString(`mutation ChangeDocuments($realEstateId:ID!$input:ChangeDocumentsInput!){changeDocuments(realEstateId:$realEstateId input:$input){id title category datedOn sender amountRappen validUntil keepUntil note tags filedAt isFiled componentIds todoIds projectIds measureIds earlierFileIds earlierHashes file{id name sizeBytes sha256 mediaType state refusal pageCount isRead unreadPages suggestions{field value reason page quote}}version createdAt updatedAt deletedAt}}`) as unknown as TypedDocumentString<ChangeDocumentsMutation, ChangeDocumentsMutationVariables>;
export const ChangeInvoicesDocument = new TypedDocumentString(`mutation ChangeInvoices($realEstateId:ID!$input:ChangeInvoicesInput!){changeInvoices(realEstateId:$realEstateId input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<ChangeInvoicesMutation, ChangeInvoicesMutationVariables>;
export const ChangeMemberDocument = new TypedDocumentString(`mutation ChangeMember($realEstateId:ID!$userId:ID!$input:ChangeMemberInput!){changeMember(realEstateId:$realEstateId userId:$userId input:$input){userId version}}`) as unknown as TypedDocumentString<ChangeMemberMutation, ChangeMemberMutationVariables>;
export const ChangeTodosDocument = new TypedDocumentString(`mutation ChangeTodos($realEstateId:ID!$input:ChangeTodosInput!){changeTodos(realEstateId:$realEstateId input:$input){id title note dueOn componentId recurrence{mode every unit anchorOn}priority assigneeId checklist{id text isDone}lastDoneOn projectId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt}}`) as unknown as TypedDocumentString<ChangeTodosMutation, ChangeTodosMutationVariables>;
export const CompleteMaintenanceTaskDocument = new TypedDocumentString(`mutation CompleteMaintenanceTask($realEstateId:ID!$id:ID!$input:CompleteMaintenanceTaskInput!){completeMaintenanceTask(realEstateId:$realEstateId id:$id input:$input){id componentId templateKey title intervalMonths nextOn anchorOn lastOn isActive version}}`) as unknown as TypedDocumentString<CompleteMaintenanceTaskMutation, CompleteMaintenanceTaskMutationVariables>;
export const CompleteTodoDocument = new TypedDocumentString(`mutation CompleteTodo($realEstateId:ID!$id:ID!$input:KeyInput!){completeTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId recurrence{mode every unit anchorOn}priority assigneeId checklist{id text isDone}lastDoneOn projectId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt}}`) as unknown as TypedDocumentString<CompleteTodoMutation, CompleteTodoMutationVariables>;
export const ComponentEventsDocument = new TypedDocumentString(`query ComponentEvents($realEstateId:ID!$componentId:ID!){realEstate(id:$realEstateId){id componentEvents(componentId:$componentId){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version}}}`) as unknown as TypedDocumentString<ComponentEventsQuery, ComponentEventsQueryVariables>;
export const ComponentPicturesDocument = new TypedDocumentString(`query ComponentPictures($realEstateId:ID!$componentId:ID!){realEstate(id:$realEstateId){id componentPictures(componentId:$componentId first:30){id fileName state version url width height widths placeholder}}}`) as unknown as TypedDocumentString<ComponentPicturesQuery, ComponentPicturesQueryVariables>;
export const CreateRealEstateDocument = new TypedDocumentString(`mutation CreateRealEstate($input:CreateRealEstateInput!){createRealEstate(input:$input){id name version}}`) as unknown as TypedDocumentString<CreateRealEstateMutation, CreateRealEstateMutationVariables>;
export const DefectLettersDocument = new TypedDocumentString(`query DefectLetters($realEstateId:ID!$projectId:ID!$after:String){realEstate(id:$realEstateId){id defects(first:100 after:$after projectId:$projectId){nodes{id letterUrl}nextCursor}}}`) as unknown as TypedDocumentString<DefectLettersQuery, DefectLettersQueryVariables>;
export const DeleteAcceptanceDocument = new TypedDocumentString(`mutation DeleteAcceptance($realEstateId:ID!$id:ID!$input:VersionInput!){deleteAcceptance(realEstateId:$realEstateId id:$id input:$input){id projectId title acceptedOn craftsmanId terms subject contractOn people checklist{text mark}result defectIds repairBy note signatures{name side path}version deletedAt}}`) as unknown as TypedDocumentString<DeleteAcceptanceMutation, DeleteAcceptanceMutationVariables>;
export const DeleteAppointmentDocument = new TypedDocumentString(`mutation DeleteAppointment($realEstateId:ID!$id:ID!$input:VersionInput!){deleteAppointment(realEstateId:$realEstateId id:$id input:$input){id title kind state startsOn startsAt endsOn endsAt place note componentId craftsmanId projectId seriesId remindMinutes guest{email isComing}version deletedAt}}`) as unknown as TypedDocumentString<DeleteAppointmentMutation, DeleteAppointmentMutationVariables>;
export const DeleteAppointmentsDocument = new TypedDocumentString(`mutation DeleteAppointments($realEstateId:ID!$input:DeleteAppointmentsInput!){deleteAppointments(realEstateId:$realEstateId input:$input){id title kind state startsOn startsAt endsOn endsAt place note componentId craftsmanId projectId seriesId remindMinutes guest{email isComing}version deletedAt}}`) as unknown as TypedDocumentString<DeleteAppointmentsMutation, DeleteAppointmentsMutationVariables>;
export const DeleteApprovalDocument = new TypedDocumentString(`mutation DeleteApproval($realEstateId:ID!$id:ID!$input:VersionInput!){deleteApproval(realEstateId:$realEstateId id:$id input:$input){id projectId kind title state office number requestedOn decidedOn validUntil paidOn note promisedRappen paidRappen version deletedAt}}`) as unknown as TypedDocumentString<DeleteApprovalMutation, DeleteApprovalMutationVariables>;
export const DeleteComponentEventDocument = new TypedDocumentString(`mutation DeleteComponentEvent($realEstateId:ID!$id:ID!$input:VersionInput!){deleteComponentEvent(realEstateId:$realEstateId id:$id input:$input){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version deletedAt}}`) as unknown as TypedDocumentString<DeleteComponentEventMutation, DeleteComponentEventMutationVariables>;
export const DeleteComponentDocument = new TypedDocumentString(`mutation DeleteComponent($realEstateId:ID!$id:ID!$input:VersionInput!){deleteComponent(realEstateId:$realEstateId id:$id input:$input){id catalogKey roomId name condition conditionOn installedYear isInstalledYearAssumed lastRenewedYear isShared ownLifetimeYears quantity unit material manufacturer model serialNumber note version deletedAt}}`) as unknown as TypedDocumentString<DeleteComponentMutation, DeleteComponentMutationVariables>;
export const DeleteCraftsmanDocument = new TypedDocumentString(`mutation DeleteCraftsman($realEstateId:ID!$id:ID!$input:VersionInput!){deleteCraftsman(realEstateId:$realEstateId id:$id input:$input){id company trades contactName phone mobile pikettPhone email website street zip city uid iban rating hireAgain isFavourite note version deletedAt}}`) as unknown as TypedDocumentString<DeleteCraftsmanMutation, DeleteCraftsmanMutationVariables>;
export const DeleteDefectDocument = new TypedDocumentString(`mutation DeleteDefect($realEstateId:ID!$id:ID!$input:VersionInput!){deleteDefect(realEstateId:$realEstateId id:$id input:$input){id projectId title description place componentId craftsmanId nature state foundOn terms subject contractOn acceptedOn notifiedOn notifiedBy demand repairUntil version deletedAt}}`) as unknown as TypedDocumentString<DeleteDefectMutation, DeleteDefectMutationVariables>;
export const DeleteInvoiceDocument = new TypedDocumentString(`mutation DeleteInvoice($realEstateId:ID!$id:ID!$input:VersionInput!){deleteInvoice(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<DeleteInvoiceMutation, DeleteInvoiceMutationVariables>;
export const DeleteJournalEntryDocument = new TypedDocumentString(`mutation DeleteJournalEntry($realEstateId:ID!$id:ID!$input:VersionInput!){deleteJournalEntry(realEstateId:$realEstateId id:$id input:$input){id projectId happenedOn body mark createdBy version deletedAt}}`) as unknown as TypedDocumentString<DeleteJournalEntryMutation, DeleteJournalEntryMutationVariables>;
export const DeleteMakerWarrantyDocument = new TypedDocumentString(`mutation DeleteMakerWarranty($realEstateId:ID!$id:ID!$input:VersionInput!){deleteMakerWarranty(realEstateId:$realEstateId id:$id input:$input){id componentId projectId documentId title maker startsOn years note replacedYear version deletedAt}}`) as unknown as TypedDocumentString<DeleteMakerWarrantyMutation, DeleteMakerWarrantyMutationVariables>;
export const DeleteProjectDocument = new TypedDocumentString(`mutation DeleteProject($realEstateId:ID!$id:ID!$input:VersionInput!){deleteProject(realEstateId:$realEstateId id:$id input:$input){id title kind state pausedFrom stateReason checks description componentIds measureId startsOn endsOn startedOn finishedOn reservePercent phases{id title startsOn endsOn state}budgetRappen financing{source amountRappen}version deletedAt}}`) as unknown as TypedDocumentString<DeleteProjectMutation, DeleteProjectMutationVariables>;
export const DeleteRoomDocument = new TypedDocumentString(`mutation DeleteRoom($realEstateId:ID!$id:ID!$input:VersionInput!){deleteRoom(realEstateId:$realEstateId id:$id input:$input){id name floor areaM2 version deletedAt}}`) as unknown as TypedDocumentString<DeleteRoomMutation, DeleteRoomMutationVariables>;
export const DeleteTodoPictureDocument = new TypedDocumentString(`mutation DeleteTodoPicture($realEstateId:ID!$id:ID!$input:VersionInput!){deletePicture(realEstateId:$realEstateId id:$id input:$input){id fileName state version url width height widths placeholder todoId deletedAt}}`) as unknown as TypedDocumentString<DeleteTodoPictureMutation, DeleteTodoPictureMutationVariables>;
export const DeleteTodoDocument = new TypedDocumentString(`mutation DeleteTodo($realEstateId:ID!$id:ID!$input:VersionInput!){deleteTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId recurrence{mode every unit anchorOn}priority assigneeId checklist{id text isDone}lastDoneOn projectId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt}}`) as unknown as TypedDocumentString<DeleteTodoMutation, DeleteTodoMutationVariables>;
export const DiscardHouseDraftDocument = new TypedDocumentString(`mutation DiscardHouseDraft($id:ID!$input:KeyInput!){discardHouseDraft(id:$id input:$input)}`) as unknown as TypedDocumentString<DiscardHouseDraftMutation, DiscardHouseDraftMutationVariables>;
export const DisputeInvoiceDocument = new TypedDocumentString(`mutation DisputeInvoice($realEstateId:ID!$id:ID!$input:DisputeInvoiceInput!){disputeInvoice(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<DisputeInvoiceMutation, DisputeInvoiceMutationVariables>;
export const DocumentVersionsDocument = new TypedDocumentString(`query DocumentVersions($realEstateId:ID$id:ID!){realEstate(id:$realEstateId){id document(id:$id){id versions{addedAt addedBy file{id name sizeBytes state isRead}}}}}`) as unknown as TypedDocumentString<DocumentVersionsQuery, DocumentVersionsQueryVariables>;
export const DocumentsZipDocument = new TypedDocumentString(`query DocumentsZip($realEstateId:ID!$ids:[ID!]!){realEstate(id:$realEstateId){id documentsZipUrl(ids:$ids)}}`) as unknown as TypedDocumentString<DocumentsZipQuery, DocumentsZipQueryVariables>;
export const EditDocumentDocument = new TypedDocumentString(`mutation EditDocument($realEstateId:ID!$id:ID!$input:EditDocumentInput!){editDocument(realEstateId:$realEstateId id:$id input:$input){id title category datedOn sender amountRappen validUntil keepUntil note tags filedAt isFiled componentIds todoIds projectIds measureIds earlierFileIds earlierHashes file{id name sizeBytes sha256 mediaType state refusal pageCount isRead unreadPages suggestions{field value reason page quote}}version createdAt updatedAt deletedAt}}`) as unknown as TypedDocumentString<EditDocumentMutation, EditDocumentMutationVariables>;
export const EndCalendarFeedDocument = new TypedDocumentString(`mutation EndCalendarFeed($realEstateId:ID!$input:KeyInput!){endCalendarFeed(realEstateId:$realEstateId input:$input){contents createdAt fetchedAt version}}`) as unknown as TypedDocumentString<EndCalendarFeedMutation, EndCalendarFeedMutationVariables>;
export const EndInvoiceWarrantyDocument = new TypedDocumentString(`mutation EndInvoiceWarranty($realEstateId:ID!$id:ID!$input:VersionInput!){endInvoiceWarranty(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<EndInvoiceWarrantyMutation, EndInvoiceWarrantyMutationVariables>;
export const FileAddressDocument = new TypedDocumentString(`query FileAddress($realEstateId:ID$fileId:ID!){realEstate(id:$realEstateId){id file(id:$fileId){id url previewUrl previewWidths placeholder}}}`) as unknown as TypedDocumentString<FileAddressQuery, FileAddressQueryVariables>;
export const FindDocumentsDocument = new TypedDocumentString(`query FindDocuments($realEstateId:ID$search:String!){realEstate(id:$realEstateId){id documents(first:50 search:$search){nodes{id quote}}}}`) as unknown as TypedDocumentString<FindDocumentsQuery, FindDocumentsQueryVariables>;
export const FinishTodoDocument = new TypedDocumentString(`mutation FinishTodo($realEstateId:ID!$id:ID!$input:FinishTodoInput!){finishTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId recurrence{mode every unit anchorOn}priority assigneeId checklist{id text isDone}lastDoneOn projectId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt}}`) as unknown as TypedDocumentString<FinishTodoMutation, FinishTodoMutationVariables>;
export const GainFileDocument = new TypedDocumentString(`query GainFile($realEstateId:ID!$format:TaxFileFormat!){realEstate(id:$realEstateId){id gainFileUrl(format:$format)}}`) as unknown as TypedDocumentString<GainFileQuery, GainFileQueryVariables>;
export const HouseGuestLinksDocument = new TypedDocumentString(`query HouseGuestLinks($realEstateId:ID!){realEstate(id:$realEstateId){id guestLinks{id label purpose documentIds hasPin state expiresAt version visits{at documentIds}}}}`) as unknown as TypedDocumentString<HouseGuestLinksQuery, HouseGuestLinksQueryVariables>;
export const HouseAcceptancesDocument = new TypedDocumentString(`query HouseAcceptances($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id acceptances(first:12 after:$after){nodes{id projectId title acceptedOn craftsmanId terms subject contractOn people checklist{text mark}result defectIds repairBy note signatures{name side path}version}nextCursor}}}`) as unknown as TypedDocumentString<HouseAcceptancesQuery, HouseAcceptancesQueryVariables>;
export const HouseAnalysisDocument = new TypedDocumentString(`query HouseAnalysis($realEstateId:ID){realEstate(id:$realEstateId){id analysisProfile{roofForm hasCellar flatFloor consumptionCarrier consumptionAmount consumptionUnit inflationPercent version}analysisBudget{marginalTaxPercent savedRappen savingMonthlyRappen propertyValueRappen version}measures{id componentIds kind title state year reason version createdAt}amounts{objectId kind rappen version}condominium{sharePermille}renewalFund{balanceRappen balanceOn yearlyRappen}finance{imputedRentRappen}}}`) as unknown as TypedDocumentString<HouseAnalysisQuery, HouseAnalysisQueryVariables>;
export const HouseAppointmentsDocument = new TypedDocumentString(`query HouseAppointments($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id appointments(first:100 after:$after){nodes{id title kind state startsOn startsAt endsOn endsAt place note componentId craftsmanId projectId seriesId remindMinutes guest{email isComing}version}nextCursor}}}`) as unknown as TypedDocumentString<HouseAppointmentsQuery, HouseAppointmentsQueryVariables>;
export const HouseApprovalsDocument = new TypedDocumentString(`query HouseApprovals($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id approvals(first:25 after:$after){nodes{id projectId kind title state office number requestedOn decidedOn validUntil paidOn note promisedRappen paidRappen version}nextCursor}}}`) as unknown as TypedDocumentString<HouseApprovalsQuery, HouseApprovalsQueryVariables>;
export const HouseCalendarFeedDocument = new TypedDocumentString(`query HouseCalendarFeed($realEstateId:ID!){realEstate(id:$realEstateId){id calendarFeed{contents createdAt fetchedAt version}}}`) as unknown as TypedDocumentString<HouseCalendarFeedQuery, HouseCalendarFeedQueryVariables>;
export const HouseChangeOrdersDocument = new TypedDocumentString(`query HouseChangeOrders($realEstateId:ID!){realEstate(id:$realEstateId){id changeOrders{id quoteId title amountRappen extraDays state saidOn note isActive version}}}`) as unknown as TypedDocumentString<HouseChangeOrdersQuery, HouseChangeOrdersQueryVariables>;
export const HouseChangesDocument = new TypedDocumentString(`subscription HouseChanges($realEstateId:ID!){realEstateChanged(realEstateId:$realEstateId){id verb nouns objectId version}}`) as unknown as TypedDocumentString<HouseChangesSubscription, HouseChangesSubscriptionVariables>;
export const HouseComponentHistoryDocument = new TypedDocumentString(`query HouseComponentHistory($realEstateId:ID!){realEstate(id:$realEstateId){id componentHistory(first:500){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version}}}`) as unknown as TypedDocumentString<HouseComponentHistoryQuery, HouseComponentHistoryQueryVariables>;
export const HouseComponentsDocument = new TypedDocumentString(`query HouseComponents($realEstateId:ID$after:String){realEstate(id:$realEstateId){id components(first:100 after:$after){nodes{id catalogKey roomId name condition conditionOn installedYear isInstalledYearAssumed lastRenewedYear isShared ownLifetimeYears quantity unit material manufacturer model serialNumber note version}nextCursor}}}`) as unknown as TypedDocumentString<HouseComponentsQuery, HouseComponentsQueryVariables>;
export const HouseCondominiumDocument = new TypedDocumentString(`query HouseCondominium($realEstateId:ID!){realEstate(id:$realEstateId){id condominium{name sharePermille managerName managerEmail managerPhone version}}}`) as unknown as TypedDocumentString<HouseCondominiumQuery, HouseCondominiumQueryVariables>;
export const HouseCostItemsDocument = new TypedDocumentString(`query HouseCostItems($realEstateId:ID!){realEstate(id:$realEstateId){id costItems{id projectId title plannedRappen committedRappen invoicedRappen paidRappen isActive version}}}`) as unknown as TypedDocumentString<HouseCostItemsQuery, HouseCostItemsQueryVariables>;
export const HouseCraftsmenDocument = new TypedDocumentString(`query HouseCraftsmen($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id craftsmen(first:100 after:$after){nodes{id company trades contactName phone mobile pikettPhone email website street zip city uid iban rating hireAgain isFavourite note version}nextCursor}}}`) as unknown as TypedDocumentString<HouseCraftsmenQuery, HouseCraftsmenQueryVariables>;
export const HouseDatesDocument = new TypedDocumentString(`query HouseDates($realEstateId:ID!$from:Day!$until:Day!){realEstate(id:$realEstateId){id dates(from:$from until:$until){source id title on componentId isWholeYear projectId}}}`) as unknown as TypedDocumentString<HouseDatesQuery, HouseDatesQueryVariables>;
export const HouseDeadlinesDocument = new TypedDocumentString(`query HouseDeadlines($realEstateId:ID!$first:Int!){realEstate(id:$realEstateId){id deadlines(first:$first){source id title on componentId projectId isWholeYear rule{sentence article source checkedOn isVerified}}}}`) as unknown as TypedDocumentString<HouseDeadlinesQuery, HouseDeadlinesQueryVariables>;
export const HouseDefectsDocument = new TypedDocumentString(`query HouseDefects($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id defects(first:25 after:$after){nodes{id projectId title description place componentId craftsmanId nature state foundOn terms subject contractOn acceptedOn notifiedOn notifiedBy demand repairUntil version pictures(first:20){id fileName state version url width height widths placeholder}}nextCursor}}}`) as unknown as TypedDocumentString<HouseDefectsQuery, HouseDefectsQueryVariables>;
export const HouseDocumentsDocument = new TypedDocumentString(`query HouseDocuments($realEstateId:ID$after:String){realEstate(id:$realEstateId){id documents(first:50 after:$after){nodes{id title category datedOn sender amountRappen validUntil keepUntil note tags filedAt isFiled componentIds todoIds projectIds measureIds earlierFileIds earlierHashes file{id name sizeBytes sha256 mediaType state refusal pageCount isRead unreadPages suggestions{field value reason page quote}}version createdAt updatedAt}nextCursor}}}`) as unknown as TypedDocumentString<HouseDocumentsQuery, HouseDocumentsQueryVariables>;
export const HouseDraftDocument = new TypedDocumentString(`query HouseDraft{me{id houseDraft{id step values version}}}`) as unknown as TypedDocumentString<HouseDraftQuery, HouseDraftQueryVariables>;
export const HouseEmergencyDocument = new TypedDocumentString(`query HouseEmergency($realEstateId:ID!){realEstate(id:$realEstateId){id emergencySheet{mainWater fuseBox heatingOff gasTap keys contacts{name phone note}version}}}`) as unknown as TypedDocumentString<HouseEmergencyQuery, HouseEmergencyQueryVariables>;
export const HouseExportDocument = new TypedDocumentString(`query HouseExport($realEstateId:ID!){realEstate(id:$realEstateId){id houseExportUrl}}`) as unknown as TypedDocumentString<HouseExportQuery, HouseExportQueryVariables>;
export const HouseFinanceDocument = new TypedDocumentString(`query HouseFinance($realEstateId:ID!){realEstate(id:$realEstateId){id finance{purchasedOn purchasePriceRappen purchaseCostsRappen insuredValueRappen taxValueRappen imputedRentRappen hasMortgage mortgageRappen fundBalanceRappen fundBalanceOn fundYearlyRappen version}}}`) as unknown as TypedDocumentString<HouseFinanceQuery, HouseFinanceQueryVariables>;
export const HouseHistoryDocument = new TypedDocumentString(`query HouseHistory($realEstateId:ID!$first:Int!$after:String){realEstate(id:$realEstateId){id history(first:$first after:$after){nodes{id at actorId actorName verb objectId changes isUndoable}nextCursor}}}`) as unknown as TypedDocumentString<HouseHistoryQuery, HouseHistoryQueryVariables>;
export const HouseInvitationsDocument = new TypedDocumentString(`query HouseInvitations($realEstateId:ID!){realEstate(id:$realEstateId){id invitations{id email role canSeeFinances state sentAt expiresAt version}}}`) as unknown as TypedDocumentString<HouseInvitationsQuery, HouseInvitationsQueryVariables>;
export const HouseInvoicesDocument = new TypedDocumentString(`query HouseInvoices($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id invoices(first:40 after:$after){nodes{id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version}nextCursor}}}`) as unknown as TypedDocumentString<HouseInvoicesQuery, HouseInvoicesQueryVariables>;
export const HouseJournalDocument = new TypedDocumentString(`query HouseJournal($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id journalEntries(first:25 after:$after){nodes{id projectId happenedOn body mark createdBy version pictures(first:20){id fileName state version url width height widths placeholder}}nextCursor}}}`) as unknown as TypedDocumentString<HouseJournalQuery, HouseJournalQueryVariables>;
export const HouseMakerWarrantiesDocument = new TypedDocumentString(`query HouseMakerWarranties($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id makerWarranties(first:50 after:$after){nodes{id componentId projectId documentId title maker startsOn years note replacedYear version}nextCursor}}}`) as unknown as TypedDocumentString<HouseMakerWarrantiesQuery, HouseMakerWarrantiesQueryVariables>;
export const HousePicturesDocument = new TypedDocumentString(`query HousePictures($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id pictures(first:100 after:$after){nodes{id fileName state isCover todoId componentId journalEntryId defectId url width height widths placeholder version createdAt}nextCursor}}}`) as unknown as TypedDocumentString<HousePicturesQuery, HousePicturesQueryVariables>;
export const HouseProjectsDocument = new TypedDocumentString(`query HouseProjects($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id projects(first:25 after:$after){nodes{id title kind state pausedFrom stateReason checks description componentIds measureId startsOn endsOn startedOn finishedOn reservePercent phases{id title startsOn endsOn state}budgetRappen financing{source amountRappen}version}nextCursor}}}`) as unknown as TypedDocumentString<HouseProjectsQuery, HouseProjectsQueryVariables>;
export const HouseQuoteRequestsDocument = new TypedDocumentString(`query HouseQuoteRequests($realEstateId:ID!){realEstate(id:$realEstateId){id quoteRequests{id projectId craftsmanId company email scope answerBy state openedAt remindedAt answeredAt quoteId startsOn message questions{at text}documentIds version createdAt}}}`) as unknown as TypedDocumentString<HouseQuoteRequestsQuery, HouseQuoteRequestsQueryVariables>;
export const HouseQuotesDocument = new TypedDocumentString(`query HouseQuotes($realEstateId:ID!){realEstate(id:$realEstateId){id quotes{id projectId craftsmanId company state receivedOn validUntil priceRappen discountRappen includesVat vatPermille cashDiscountPermille cashDiscountDays note documentId contractOn terms lines{text kind quantity unit amountRappen}isActive version}}}`) as unknown as TypedDocumentString<HouseQuotesQuery, HouseQuotesQueryVariables>;
export const HouseRoomsDocument = new TypedDocumentString(`query HouseRooms($realEstateId:ID!){realEstate(id:$realEstateId){id roomList{id name floor areaM2 version}}}`) as unknown as TypedDocumentString<HouseRoomsQuery, HouseRoomsQueryVariables>;
export const HouseSlotProposalsDocument = new TypedDocumentString(`query HouseSlotProposals($realEstateId:ID!){realEstate(id:$realEstateId){id slotProposals{id appointmentId email state chosen answer version slots{startsOn startsAt endsOn endsAt}}}}`) as unknown as TypedDocumentString<HouseSlotProposalsQuery, HouseSlotProposalsQueryVariables>;
export const HouseSnapshotsDocument = new TypedDocumentString(`query HouseSnapshots($realEstateId:ID!$first:Int!){realEstate(id:$realEstateId){id analysisSnapshots(first:$first){takenOn score dueCount}}}`) as unknown as TypedDocumentString<HouseSnapshotsQuery, HouseSnapshotsQueryVariables>;
export const HouseTodosDocument = new TypedDocumentString(`query HouseTodos($realEstateId:ID$state:TodoState!$after:String){realEstate(id:$realEstateId){id todos(first:25 after:$after state:$state){nodes{id title note dueOn componentId recurrence{mode every unit anchorOn}priority assigneeId checklist{id text isDone}lastDoneOn projectId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt pictures(first:3){id fileName state version url width height widths placeholder}}nextCursor}}}`) as unknown as TypedDocumentString<HouseTodosQuery, HouseTodosQueryVariables>;
export const HouseTrashDocument = new TypedDocumentString(`query HouseTrash($realEstateId:ID!$first:Int!$after:String){realEstate(id:$realEstateId){id trash(first:$first after:$after){nodes{kind id name isExpense isCredit version deletedAt deletedBy deletedByName daysLeft}nextCursor}}}`) as unknown as TypedDocumentString<HouseTrashQuery, HouseTrashQueryVariables>;
export const HouseUpcomingDocument = new TypedDocumentString(`query HouseUpcoming($realEstateId:ID$first:Int!){realEstate(id:$realEstateId){id upcoming(first:$first){source id title on componentId isWholeYear projectId}}}`) as unknown as TypedDocumentString<HouseUpcomingQuery, HouseUpcomingQueryVariables>;
export const HouseUpkeepDocument = new TypedDocumentString(`query HouseUpkeep($realEstateId:ID!){realEstate(id:$realEstateId){id maintenanceTasks{id componentId templateKey title intervalMonths nextOn anchorOn lastOn isActive version}}}`) as unknown as TypedDocumentString<HouseUpkeepQuery, HouseUpkeepQueryVariables>;
export const HouseDocument = new TypedDocumentString(`query House($realEstateId:ID){realEstate(id:$realEstateId){id name kind usage ownership status street houseNumber zip city canton municipalityNumber egid ewid egrid parcel buildYear buildPeriod livingAreaM2 plotAreaM2 floors rooms volumeM3 energyAreaM2 dwellings heating heatingYear hotWater hasPhotovoltaics geakEnvelope geakTotal geakOn isListed east north note origins{field source on}version createdAt updatedAt archivedAt members{userId firstName lastName role canSeeFinances since version}}}`) as unknown as TypedDocumentString<HouseQuery, HouseQueryVariables>;
export const HousesDocument = new TypedDocumentString(`query Houses{me{id firstName lastName phone version}realEstates(first:100 statuses:[active draft archived]){nodes{id name kind usage status street houseNumber zip city canton buildYear livingAreaM2 floors rooms version}nextCursor}}`) as unknown as TypedDocumentString<HousesQuery, HousesQueryVariables>;
export const InvitePersonDocument = new TypedDocumentString(`mutation InvitePerson($realEstateId:ID!$input:InvitePersonInput!){invitePerson(realEstateId:$realEstateId input:$input){id version}}`) as unknown as TypedDocumentString<InvitePersonMutation, InvitePersonMutationVariables>;
export const InvoiceLettersDocument = new TypedDocumentString(`query InvoiceLetters($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id invoices(first:90 after:$after){nodes{id letterUrl}nextCursor}}}`) as unknown as TypedDocumentString<InvoiceLettersQuery, InvoiceLettersQueryVariables>;
export const LeaveRealEstateDocument = new TypedDocumentString(`mutation LeaveRealEstate($realEstateId:ID!$input:KeyInput!){leaveRealEstate(realEstateId:$realEstateId input:$input){userId}}`) as unknown as TypedDocumentString<LeaveRealEstateMutation, LeaveRealEstateMutationVariables>;
export const MergeCraftsmenDocument = new TypedDocumentString(`mutation MergeCraftsmen($realEstateId:ID!$id:ID!$input:MergeCraftsmenInput!){mergeCraftsmen(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<MergeCraftsmenMutation, MergeCraftsmenMutationVariables>;
export const MoveMeasureDocument = new TypedDocumentString(`mutation MoveMeasure($realEstateId:ID!$id:ID!$input:MoveMeasureInput!){moveMeasure(realEstateId:$realEstateId id:$id input:$input){measure{id componentIds kind title state year reason version createdAt deletedAt}todos{written moved removed kept}}}`) as unknown as TypedDocumentString<MoveMeasureMutation, MoveMeasureMutationVariables>;
export const MoveProjectDocument = new TypedDocumentString(`mutation MoveProject($realEstateId:ID!$id:ID!$input:MoveProjectInput!){moveProject(realEstateId:$realEstateId id:$id input:$input){id title kind state pausedFrom stateReason checks description componentIds measureId startsOn endsOn startedOn finishedOn reservePercent phases{id title startsOn endsOn state}budgetRappen financing{source amountRappen}version deletedAt}}`) as unknown as TypedDocumentString<MoveProjectMutation, MoveProjectMutationVariables>;
export const PayInvoiceDocument = new TypedDocumentString(`mutation PayInvoice($realEstateId:ID!$id:ID!$input:PayInvoiceInput!){payInvoice(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<PayInvoiceMutation, PayInvoiceMutationVariables>;
export const PlanMeasureDocument = new TypedDocumentString(`mutation PlanMeasure($realEstateId:ID!$input:DecideInput!){planMeasure(realEstateId:$realEstateId input:$input){measure{id componentIds kind title state year reason version createdAt deletedAt}todos{written moved removed kept}}}`) as unknown as TypedDocumentString<PlanMeasureMutation, PlanMeasureMutationVariables>;
export const ProjectReportDocument = new TypedDocumentString(`query ProjectReport($realEstateId:ID!$id:ID!){realEstate(id:$realEstateId){id project(id:$id){id reportUrl}}}`) as unknown as TypedDocumentString<ProjectReportQuery, ProjectReportQueryVariables>;
export const RegisteredHousesDocument = new TypedDocumentString(`query RegisteredHouses{realEstates(first:100 statuses:[active draft archived]){nodes{id name egid ewid}}}`) as unknown as TypedDocumentString<RegisteredHousesQuery, RegisteredHousesQueryVariables>;
export const ReleaseInvoiceDocument = new TypedDocumentString(`mutation ReleaseInvoice($realEstateId:ID!$id:ID!$input:VersionInput!){releaseInvoice(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<ReleaseInvoiceMutation, ReleaseInvoiceMutationVariables>;
export const RemindQuoteRequestDocument = new TypedDocumentString(`mutation RemindQuoteRequest($realEstateId:ID!$id:ID!$input:VersionInput!){remindQuoteRequest(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<RemindQuoteRequestMutation, RemindQuoteRequestMutationVariables>;
export const RemoveForGoodDocument = new TypedDocumentString(`mutation RemoveForGood($realEstateId:ID!$kind:TrashKind!$id:ID!$input:VersionInput!){removeForGood(realEstateId:$realEstateId kind:$kind id:$id input:$input){kind id version}}`) as unknown as TypedDocumentString<RemoveForGoodMutation, RemoveForGoodMutationVariables>;
export const RemoveMemberDocument = new TypedDocumentString(`mutation RemoveMember($realEstateId:ID!$userId:ID!$input:VersionInput!){removeMember(realEstateId:$realEstateId userId:$userId input:$input){userId}}`) as unknown as TypedDocumentString<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const ReopenTodoDocument = new TypedDocumentString(`mutation ReopenTodo($realEstateId:ID!$id:ID!$input:KeyInput!){reopenTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId recurrence{mode every unit anchorOn}priority assigneeId checklist{id text isDone}lastDoneOn projectId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt pictures(first:3){id fileName state version url width height widths placeholder}}}`) as unknown as TypedDocumentString<ReopenTodoMutation, ReopenTodoMutationVariables>;
export const RepeatTodoDocument = new TypedDocumentString(`mutation RepeatTodo($realEstateId:ID!$id:ID!$input:RepeatTodoInput!){repeatTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId recurrence{mode every unit anchorOn}priority assigneeId checklist{id text isDone}lastDoneOn projectId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt}}`) as unknown as TypedDocumentString<RepeatTodoMutation, RepeatTodoMutationVariables>;
export const ReplaceComponentDocument = new TypedDocumentString(`mutation ReplaceComponent($realEstateId:ID!$id:ID!$input:ReplaceComponentInput!){replaceComponent(realEstateId:$realEstateId id:$id input:$input){id catalogKey roomId name condition conditionOn installedYear isInstalledYearAssumed lastRenewedYear isShared ownLifetimeYears quantity unit material manufacturer model serialNumber note version deletedAt}}`) as unknown as TypedDocumentString<ReplaceComponentMutation, ReplaceComponentMutationVariables>;
export const ResendInvitationDocument = new TypedDocumentString(`mutation ResendInvitation($realEstateId:ID!$id:ID!$input:VersionInput!){resendInvitation(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const RestoreAcceptanceDocument = new TypedDocumentString(`mutation RestoreAcceptance($realEstateId:ID!$id:ID!$input:VersionInput!){restoreAcceptance(realEstateId:$realEstateId id:$id input:$input){id projectId title acceptedOn craftsmanId terms subject contractOn people checklist{text mark}result defectIds repairBy note signatures{name side path}version deletedAt}}`) as unknown as TypedDocumentString<RestoreAcceptanceMutation, RestoreAcceptanceMutationVariables>;
export const RestoreAppointmentDocument = new TypedDocumentString(`mutation RestoreAppointment($realEstateId:ID!$id:ID!$input:VersionInput!){restoreAppointment(realEstateId:$realEstateId id:$id input:$input){id title kind state startsOn startsAt endsOn endsAt place note componentId craftsmanId projectId seriesId remindMinutes guest{email isComing}version deletedAt}}`) as unknown as TypedDocumentString<RestoreAppointmentMutation, RestoreAppointmentMutationVariables>;
export const RestoreApprovalDocument = new TypedDocumentString(`mutation RestoreApproval($realEstateId:ID!$id:ID!$input:VersionInput!){restoreApproval(realEstateId:$realEstateId id:$id input:$input){id projectId kind title state office number requestedOn decidedOn validUntil paidOn note promisedRappen paidRappen version deletedAt}}`) as unknown as TypedDocumentString<RestoreApprovalMutation, RestoreApprovalMutationVariables>;
export const RestoreComponentEventDocument = new TypedDocumentString(`mutation RestoreComponentEvent($realEstateId:ID!$id:ID!$input:VersionInput!){restoreComponentEvent(realEstateId:$realEstateId id:$id input:$input){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version deletedAt}}`) as unknown as TypedDocumentString<RestoreComponentEventMutation, RestoreComponentEventMutationVariables>;
export const RestoreComponentDocument = new TypedDocumentString(`mutation RestoreComponent($realEstateId:ID!$id:ID!$input:VersionInput!){restoreComponent(realEstateId:$realEstateId id:$id input:$input){id catalogKey roomId name condition conditionOn installedYear isInstalledYearAssumed lastRenewedYear isShared ownLifetimeYears quantity unit material manufacturer model serialNumber note version deletedAt}}`) as unknown as TypedDocumentString<RestoreComponentMutation, RestoreComponentMutationVariables>;
export const RestoreCraftsmanDocument = new TypedDocumentString(`mutation RestoreCraftsman($realEstateId:ID!$id:ID!$input:VersionInput!){restoreCraftsman(realEstateId:$realEstateId id:$id input:$input){id company trades contactName phone mobile pikettPhone email website street zip city uid iban rating hireAgain isFavourite note version deletedAt}}`) as unknown as TypedDocumentString<RestoreCraftsmanMutation, RestoreCraftsmanMutationVariables>;
export const RestoreDefectDocument = new TypedDocumentString(`mutation RestoreDefect($realEstateId:ID!$id:ID!$input:VersionInput!){restoreDefect(realEstateId:$realEstateId id:$id input:$input){id projectId title description place componentId craftsmanId nature state foundOn terms subject contractOn acceptedOn notifiedOn notifiedBy demand repairUntil version deletedAt}}`) as unknown as TypedDocumentString<RestoreDefectMutation, RestoreDefectMutationVariables>;
export const RestoreDocumentDocument = new TypedDocumentString(`mutation RestoreDocument($realEstateId:ID!$id:ID!$input:VersionInput!){restoreDocument(realEstateId:$realEstateId id:$id input:$input){id title category datedOn sender amountRappen validUntil keepUntil note tags filedAt isFiled componentIds todoIds projectIds measureIds earlierFileIds earlierHashes file{id name sizeBytes sha256 mediaType state refusal pageCount isRead unreadPages suggestions{field value reason page quote}}version createdAt updatedAt deletedAt}}`) as unknown as TypedDocumentString<RestoreDocumentMutation, RestoreDocumentMutationVariables>;
export const RestoreFromTrashDocument = new TypedDocumentString(`mutation RestoreFromTrash($realEstateId:ID!$kind:TrashKind!$id:ID!$input:VersionInput!){restoreFromTrash(realEstateId:$realEstateId kind:$kind id:$id input:$input){kind id version}}`) as unknown as TypedDocumentString<RestoreFromTrashMutation, RestoreFromTrashMutationVariables>;
export const RestoreInvoiceDocument = new TypedDocumentString(`mutation RestoreInvoice($realEstateId:ID!$id:ID!$input:VersionInput!){restoreInvoice(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<RestoreInvoiceMutation, RestoreInvoiceMutationVariables>;
export const RestoreJournalEntryDocument = new TypedDocumentString(`mutation RestoreJournalEntry($realEstateId:ID!$id:ID!$input:VersionInput!){restoreJournalEntry(realEstateId:$realEstateId id:$id input:$input){id projectId happenedOn body mark createdBy version deletedAt}}`) as unknown as TypedDocumentString<RestoreJournalEntryMutation, RestoreJournalEntryMutationVariables>;
export const RestoreMakerWarrantyDocument = new TypedDocumentString(`mutation RestoreMakerWarranty($realEstateId:ID!$id:ID!$input:VersionInput!){restoreMakerWarranty(realEstateId:$realEstateId id:$id input:$input){id componentId projectId documentId title maker startsOn years note replacedYear version deletedAt}}`) as unknown as TypedDocumentString<RestoreMakerWarrantyMutation, RestoreMakerWarrantyMutationVariables>;
export const RestoreMeasureDocument = new TypedDocumentString(`mutation RestoreMeasure($realEstateId:ID!$id:ID!$input:VersionInput!){restoreMeasure(realEstateId:$realEstateId id:$id input:$input){id componentIds kind title state year reason version createdAt deletedAt}}`) as unknown as TypedDocumentString<RestoreMeasureMutation, RestoreMeasureMutationVariables>;
export const RestoreProjectDocument = new TypedDocumentString(`mutation RestoreProject($realEstateId:ID!$id:ID!$input:VersionInput!){restoreProject(realEstateId:$realEstateId id:$id input:$input){id title kind state pausedFrom stateReason checks description componentIds measureId startsOn endsOn startedOn finishedOn reservePercent phases{id title startsOn endsOn state}budgetRappen financing{source amountRappen}version deletedAt}}`) as unknown as TypedDocumentString<RestoreProjectMutation, RestoreProjectMutationVariables>;
export const RestoreRealEstateDocument = new TypedDocumentString(`mutation RestoreRealEstate($id:ID!$input:VersionInput!){restoreRealEstate(id:$id input:$input){id version}}`) as unknown as TypedDocumentString<RestoreRealEstateMutation, RestoreRealEstateMutationVariables>;
export const RestoreRoomDocument = new TypedDocumentString(`mutation RestoreRoom($realEstateId:ID!$id:ID!$input:VersionInput!){restoreRoom(realEstateId:$realEstateId id:$id input:$input){id name floor areaM2 version deletedAt}}`) as unknown as TypedDocumentString<RestoreRoomMutation, RestoreRoomMutationVariables>;
export const RestoreTodoPictureDocument = new TypedDocumentString(`mutation RestoreTodoPicture($realEstateId:ID!$id:ID!$input:VersionInput!){restorePicture(realEstateId:$realEstateId id:$id input:$input){id fileName state version url width height widths placeholder todoId deletedAt}}`) as unknown as TypedDocumentString<RestoreTodoPictureMutation, RestoreTodoPictureMutationVariables>;
export const RestoreTodoDocument = new TypedDocumentString(`mutation RestoreTodo($realEstateId:ID!$id:ID!$input:VersionInput!){restoreTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId recurrence{mode every unit anchorOn}priority assigneeId checklist{id text isDone}lastDoneOn projectId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt pictures(first:3){id fileName state version url width height widths placeholder}}}`) as unknown as TypedDocumentString<RestoreTodoMutation, RestoreTodoMutationVariables>;
export const RetainInvoiceDocument = new TypedDocumentString(`mutation RetainInvoice($realEstateId:ID!$id:ID!$input:RetainInvoiceInput!){retainInvoice(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<RetainInvoiceMutation, RetainInvoiceMutationVariables>;
export const RevokeGuestLinkDocument = new TypedDocumentString(`mutation RevokeGuestLink($realEstateId:ID!$id:ID!$input:VersionInput!){revokeGuestLink(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<RevokeGuestLinkMutation, RevokeGuestLinkMutationVariables>;
export const SaveHouseDraftDocument = new TypedDocumentString(`mutation SaveHouseDraft($input:SaveHouseDraftInput!){saveHouseDraft(input:$input){id version}}`) as unknown as TypedDocumentString<SaveHouseDraftMutation, SaveHouseDraftMutationVariables>;
export const SearchHouseDocument = new TypedDocumentString(`query SearchHouse($realEstateId:ID$text:String!$first:Int!){realEstate(id:$realEstateId){id search(text:$text first:$first){kind id projectId componentId title{text isFound}quote{text isFound}page isNear}}}`) as unknown as TypedDocumentString<SearchHouseQuery, SearchHouseQueryVariables>;
export const SendQuoteRequestsDocument = new TypedDocumentString(`mutation SendQuoteRequests($realEstateId:ID!$input:SendQuoteRequestsInput!){sendQuoteRequests(realEstateId:$realEstateId input:$input){id version}}`) as unknown as TypedDocumentString<SendQuoteRequestsMutation, SendQuoteRequestsMutationVariables>;
export const SendSlotProposalDocument = new TypedDocumentString(`mutation SendSlotProposal($realEstateId:ID!$input:SendSlotProposalInput!){sendSlotProposal(realEstateId:$realEstateId input:$input){id version}}`) as unknown as TypedDocumentString<SendSlotProposalMutation, SendSlotProposalMutationVariables>;
export const SetChangeOrderDocument = new TypedDocumentString(`mutation SetChangeOrder($realEstateId:ID!$id:ID!$input:SetChangeOrderInput!){setChangeOrder(realEstateId:$realEstateId id:$id input:$input){id quoteId title amountRappen extraDays state saidOn note isActive version}}`) as unknown as TypedDocumentString<SetChangeOrderMutation, SetChangeOrderMutationVariables>;
export const SetComponentCostDocument = new TypedDocumentString(`mutation SetComponentCost($realEstateId:ID!$id:ID!$input:SetComponentCostInput!){setComponentCost(realEstateId:$realEstateId id:$id input:$input){objectId kind rappen version}}`) as unknown as TypedDocumentString<SetComponentCostMutation, SetComponentCostMutationVariables>;
export const SetCostItemDocument = new TypedDocumentString(`mutation SetCostItem($realEstateId:ID!$id:ID!$input:SetCostItemInput!){setCostItem(realEstateId:$realEstateId id:$id input:$input){id projectId title plannedRappen committedRappen invoicedRappen paidRappen isActive version}}`) as unknown as TypedDocumentString<SetCostItemMutation, SetCostItemMutationVariables>;
export const SetCoverPictureDocument = new TypedDocumentString(`mutation SetCoverPicture($realEstateId:ID!$id:ID!$input:VersionInput!){setCoverPicture(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<SetCoverPictureMutation, SetCoverPictureMutationVariables>;
export const SetMaintenanceTaskDocument = new TypedDocumentString(`mutation SetMaintenanceTask($realEstateId:ID!$id:ID!$input:SetMaintenanceTaskInput!){setMaintenanceTask(realEstateId:$realEstateId id:$id input:$input){id componentId templateKey title intervalMonths nextOn anchorOn lastOn isActive version}}`) as unknown as TypedDocumentString<SetMaintenanceTaskMutation, SetMaintenanceTaskMutationVariables>;
export const SetOffInvoiceDocument = new TypedDocumentString(`mutation SetOffInvoice($realEstateId:ID!$id:ID!$input:SetOffInvoiceInput!){setOffInvoice(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<SetOffInvoiceMutation, SetOffInvoiceMutationVariables>;
export const SetQuoteDocument = new TypedDocumentString(`mutation SetQuote($realEstateId:ID!$id:ID!$input:SetQuoteInput!){setQuote(realEstateId:$realEstateId id:$id input:$input){id projectId craftsmanId company state receivedOn validUntil priceRappen discountRappen includesVat vatPermille cashDiscountPermille cashDiscountDays note documentId contractOn terms lines{text kind quantity unit amountRappen}isActive version}}`) as unknown as TypedDocumentString<SetQuoteMutation, SetQuoteMutationVariables>;
export const ShareableDocumentsDocument = new TypedDocumentString(`query ShareableDocuments($realEstateId:ID!$after:String){realEstate(id:$realEstateId){id documents(first:100 after:$after isFiled:true){nodes{id title category}nextCursor}}}`) as unknown as TypedDocumentString<ShareableDocumentsQuery, ShareableDocumentsQueryVariables>;
export const StartCalendarFeedDocument = new TypedDocumentString(`mutation StartCalendarFeed($realEstateId:ID!$input:StartCalendarFeedInput!){startCalendarFeed(realEstateId:$realEstateId input:$input){contents createdAt fetchedAt version}}`) as unknown as TypedDocumentString<StartCalendarFeedMutation, StartCalendarFeedMutationVariables>;
export const TaxFolderDocument = new TypedDocumentString(`query TaxFolder($realEstateId:ID!$year:Int!$rule:TaxYearRule!$format:TaxFileFormat!){realEstate(id:$realEstateId){id taxFolderUrl(year:$year rule:$rule format:$format)}}`) as unknown as TypedDocumentString<TaxFolderQuery, TaxFolderQueryVariables>;
export const TodoDocument = new TypedDocumentString(`query Todo($realEstateId:ID!$id:ID!){realEstate(id:$realEstateId){id todo(id:$id){id title note dueOn componentId recurrence{mode every unit anchorOn}priority assigneeId checklist{id text isDone}lastDoneOn projectId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt pictures(first:30){id fileName state version url width height widths placeholder}}}}`) as unknown as TypedDocumentString<TodoQuery, TodoQueryVariables>;
export const TrashDocumentDocument = new TypedDocumentString(`mutation TrashDocument($realEstateId:ID!$id:ID!$input:VersionInput!){trashDocument(realEstateId:$realEstateId id:$id input:$input){id title category datedOn sender amountRappen validUntil keepUntil note tags filedAt isFiled componentIds todoIds projectIds measureIds earlierFileIds earlierHashes file{id name sizeBytes sha256 mediaType state refusal pageCount isRead unreadPages suggestions{field value reason page quote}}version createdAt updatedAt deletedAt}}`) as unknown as TypedDocumentString<TrashDocumentMutation, TrashDocumentMutationVariables>;
export const UndisputeInvoiceDocument = new TypedDocumentString(`mutation UndisputeInvoice($realEstateId:ID!$id:ID!$input:VersionInput!){undisputeInvoice(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<UndisputeInvoiceMutation, UndisputeInvoiceMutationVariables>;
export const UndoDocument = new TypedDocumentString(`mutation Undo($realEstateId:ID!$act:ID!$input:KeyInput!){undo(realEstateId:$realEstateId act:$act input:$input){actId isRedo changed{noun id version}}}`) as unknown as TypedDocumentString<UndoMutation, UndoMutationVariables>;
export const UnpayInvoiceDocument = new TypedDocumentString(`mutation UnpayInvoice($realEstateId:ID!$id:ID!$input:UnpayInvoiceInput!){unpayInvoice(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<UnpayInvoiceMutation, UnpayInvoiceMutationVariables>;
export const UpdateAcceptanceDocument = new TypedDocumentString(`mutation UpdateAcceptance($realEstateId:ID!$id:ID!$input:UpdateAcceptanceInput!){updateAcceptance(realEstateId:$realEstateId id:$id input:$input){id projectId title acceptedOn craftsmanId terms subject contractOn people checklist{text mark}result defectIds repairBy note signatures{name side path}version deletedAt}}`) as unknown as TypedDocumentString<UpdateAcceptanceMutation, UpdateAcceptanceMutationVariables>;
export const UpdateAnalysisBudgetDocument = new TypedDocumentString(`mutation UpdateAnalysisBudget($realEstateId:ID!$input:UpdateAnalysisBudgetInput!){updateAnalysisBudget(realEstateId:$realEstateId input:$input){marginalTaxPercent savedRappen savingMonthlyRappen propertyValueRappen version}}`) as unknown as TypedDocumentString<UpdateAnalysisBudgetMutation, UpdateAnalysisBudgetMutationVariables>;
export const UpdateAnalysisProfileDocument = new TypedDocumentString(`mutation UpdateAnalysisProfile($realEstateId:ID!$input:UpdateAnalysisProfileInput!){updateAnalysisProfile(realEstateId:$realEstateId input:$input){roofForm hasCellar flatFloor consumptionCarrier consumptionAmount consumptionUnit inflationPercent version}}`) as unknown as TypedDocumentString<UpdateAnalysisProfileMutation, UpdateAnalysisProfileMutationVariables>;
export const UpdateAppointmentDocument = new TypedDocumentString(`mutation UpdateAppointment($realEstateId:ID!$id:ID!$input:UpdateAppointmentInput!){updateAppointment(realEstateId:$realEstateId id:$id input:$input){id title kind state startsOn startsAt endsOn endsAt place note componentId craftsmanId projectId seriesId remindMinutes guest{email isComing}version deletedAt}}`) as unknown as TypedDocumentString<UpdateAppointmentMutation, UpdateAppointmentMutationVariables>;
export const UpdateApprovalDocument = new TypedDocumentString(`mutation UpdateApproval($realEstateId:ID!$id:ID!$input:UpdateApprovalInput!){updateApproval(realEstateId:$realEstateId id:$id input:$input){id projectId kind title state office number requestedOn decidedOn validUntil paidOn note promisedRappen paidRappen version deletedAt}}`) as unknown as TypedDocumentString<UpdateApprovalMutation, UpdateApprovalMutationVariables>;
export const UpdateComponentEventDocument = new TypedDocumentString(`mutation UpdateComponentEvent($realEstateId:ID!$id:ID!$input:UpdateComponentEventInput!){updateComponentEvent(realEstateId:$realEstateId id:$id input:$input){id componentId kind year happenedOn title performedBy note former{catalogKey name installedYear isInstalledYearAssumed lastRenewedYear condition conditionOn quantity unit material manufacturer model serialNumber ownLifetimeYears}version deletedAt}}`) as unknown as TypedDocumentString<UpdateComponentEventMutation, UpdateComponentEventMutationVariables>;
export const UpdateComponentDocument = new TypedDocumentString(`mutation UpdateComponent($realEstateId:ID!$id:ID!$input:UpdateComponentInput!){updateComponent(realEstateId:$realEstateId id:$id input:$input){id catalogKey roomId name condition conditionOn installedYear isInstalledYearAssumed lastRenewedYear isShared ownLifetimeYears quantity unit material manufacturer model serialNumber note version deletedAt}}`) as unknown as TypedDocumentString<UpdateComponentMutation, UpdateComponentMutationVariables>;
export const UpdateCondominiumDocument = new TypedDocumentString(`mutation UpdateCondominium($realEstateId:ID!$input:UpdateCondominiumInput!){updateCondominium(realEstateId:$realEstateId input:$input){name sharePermille managerName managerEmail managerPhone version}}`) as unknown as TypedDocumentString<UpdateCondominiumMutation, UpdateCondominiumMutationVariables>;
export const UpdateCraftsmanDocument = new TypedDocumentString(`mutation UpdateCraftsman($realEstateId:ID!$id:ID!$input:UpdateCraftsmanInput!){updateCraftsman(realEstateId:$realEstateId id:$id input:$input){id company trades contactName phone mobile pikettPhone email website street zip city uid iban rating hireAgain isFavourite note version deletedAt}}`) as unknown as TypedDocumentString<UpdateCraftsmanMutation, UpdateCraftsmanMutationVariables>;
export const UpdateDefectDocument = new TypedDocumentString(`mutation UpdateDefect($realEstateId:ID!$id:ID!$input:UpdateDefectInput!){updateDefect(realEstateId:$realEstateId id:$id input:$input){id projectId title description place componentId craftsmanId nature state foundOn terms subject contractOn acceptedOn notifiedOn notifiedBy demand repairUntil version deletedAt}}`) as unknown as TypedDocumentString<UpdateDefectMutation, UpdateDefectMutationVariables>;
export const UpdateEmergencySheetDocument = new TypedDocumentString(`mutation UpdateEmergencySheet($realEstateId:ID!$input:UpdateEmergencySheetInput!){updateEmergencySheet(realEstateId:$realEstateId input:$input){mainWater fuseBox heatingOff gasTap keys contacts{name phone note}version}}`) as unknown as TypedDocumentString<UpdateEmergencySheetMutation, UpdateEmergencySheetMutationVariables>;
export const UpdateFinanceDocument = new TypedDocumentString(`mutation UpdateFinance($realEstateId:ID!$input:RealEstateFinanceInput!){updateRealEstateFinance(id:$realEstateId input:$input){purchasedOn purchasePriceRappen purchaseCostsRappen insuredValueRappen taxValueRappen imputedRentRappen hasMortgage mortgageRappen fundBalanceRappen fundBalanceOn fundYearlyRappen version}}`) as unknown as TypedDocumentString<UpdateFinanceMutation, UpdateFinanceMutationVariables>;
export const UpdateInvoiceDocument = new TypedDocumentString(`mutation UpdateInvoice($realEstateId:ID!$id:ID!$input:UpdateInvoiceInput!){updateInvoice(realEstateId:$realEstateId id:$id input:$input){id kind creditor number iban reference uid currency amountRappen issuedOn dueOn discountUntil discountRate note qrCode craftsmanId projectId costItemId componentId measureId documentId taxClass taxReason taxLines{text amountRappen taxClass}subsidyRappen category recurrence{mode every unit anchorOn}followsId skippedUntil creditsId disputedOn disputeReason disputeDemand disputedRappen retainedRappen retainedUntil retainedReason warrantyBasis warrantyFrom warrantyYears warrantyUntil isReviewed payments{id paidOn amountRappen offsetId offsetInvoiceId}version deletedAt}}`) as unknown as TypedDocumentString<UpdateInvoiceMutation, UpdateInvoiceMutationVariables>;
export const UpdateJournalEntryDocument = new TypedDocumentString(`mutation UpdateJournalEntry($realEstateId:ID!$id:ID!$input:UpdateJournalEntryInput!){updateJournalEntry(realEstateId:$realEstateId id:$id input:$input){id projectId happenedOn body mark createdBy version deletedAt}}`) as unknown as TypedDocumentString<UpdateJournalEntryMutation, UpdateJournalEntryMutationVariables>;
export const UpdateMakerWarrantyDocument = new TypedDocumentString(`mutation UpdateMakerWarranty($realEstateId:ID!$id:ID!$input:UpdateMakerWarrantyInput!){updateMakerWarranty(realEstateId:$realEstateId id:$id input:$input){id componentId projectId documentId title maker startsOn years note replacedYear version deletedAt}}`) as unknown as TypedDocumentString<UpdateMakerWarrantyMutation, UpdateMakerWarrantyMutationVariables>;
export const UpdateMeasureDocument = new TypedDocumentString(`mutation UpdateMeasure($realEstateId:ID!$id:ID!$input:UpdateMeasureInput!){updateMeasure(realEstateId:$realEstateId id:$id input:$input){id componentIds kind title state year reason version createdAt deletedAt}}`) as unknown as TypedDocumentString<UpdateMeasureMutation, UpdateMeasureMutationVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`mutation UpdateProfile($input:UpdateProfileInput!){updateProfile(input:$input){id firstName lastName phone version}}`) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const UpdateProjectDocument = new TypedDocumentString(`mutation UpdateProject($realEstateId:ID!$id:ID!$input:UpdateProjectInput!){updateProject(realEstateId:$realEstateId id:$id input:$input){id title kind state pausedFrom stateReason checks description componentIds measureId startsOn endsOn startedOn finishedOn reservePercent phases{id title startsOn endsOn state}budgetRappen financing{source amountRappen}version deletedAt}}`) as unknown as TypedDocumentString<UpdateProjectMutation, UpdateProjectMutationVariables>;
export const UpdateRealEstateDocument = new TypedDocumentString(`mutation UpdateRealEstate($realEstateId:ID!$input:UpdateRealEstateInput!){updateRealEstate(id:$realEstateId input:$input){id name kind usage ownership status street houseNumber zip city canton municipalityNumber egid ewid egrid parcel buildYear buildPeriod livingAreaM2 plotAreaM2 floors rooms volumeM3 energyAreaM2 dwellings heating heatingYear hotWater hasPhotovoltaics geakEnvelope geakTotal geakOn isListed east north note origins{field source on}version createdAt updatedAt archivedAt members{userId firstName lastName role canSeeFinances since version}}}`) as unknown as TypedDocumentString<UpdateRealEstateMutation, UpdateRealEstateMutationVariables>;
export const UpdateRoomDocument = new TypedDocumentString(`mutation UpdateRoom($realEstateId:ID!$id:ID!$input:UpdateRoomInput!){updateRoom(realEstateId:$realEstateId id:$id input:$input){id name floor areaM2 version deletedAt}}`) as unknown as TypedDocumentString<UpdateRoomMutation, UpdateRoomMutationVariables>;
export const UpdateTodoDocument = new TypedDocumentString(`mutation UpdateTodo($realEstateId:ID!$id:ID!$input:UpdateTodoInput!){updateTodo(realEstateId:$realEstateId id:$id input:$input){id title note dueOn componentId recurrence{mode every unit anchorOn}priority assigneeId checklist{id text isDone}lastDoneOn projectId measureId prepares state doneAt doneBy version createdAt updatedAt touchedAt deletedAt}}`) as unknown as TypedDocumentString<UpdateTodoMutation, UpdateTodoMutationVariables>;
export const UseDocumentVersionDocument = new TypedDocumentString(`mutation UseDocumentVersion($realEstateId:ID!$id:ID!$input:DocumentVersionInput!){useDocumentVersion(realEstateId:$realEstateId id:$id input:$input){id title category datedOn sender amountRappen validUntil keepUntil note tags filedAt isFiled componentIds todoIds projectIds measureIds earlierFileIds earlierHashes file{id name sizeBytes sha256 mediaType state refusal pageCount isRead unreadPages suggestions{field value reason page quote}}version createdAt updatedAt deletedAt}}`) as unknown as TypedDocumentString<UseDocumentVersionMutation, UseDocumentVersionMutationVariables>;
export const WithdrawInvitationDocument = new TypedDocumentString(`mutation WithdrawInvitation($realEstateId:ID!$id:ID!$input:VersionInput!){withdrawInvitation(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const WithdrawMeasureDocument = new TypedDocumentString(`mutation WithdrawMeasure($realEstateId:ID!$id:ID!$input:VersionInput!){withdrawMeasure(realEstateId:$realEstateId id:$id input:$input){measure{id componentIds kind title state year reason version createdAt deletedAt}todos{written moved removed kept}}}`) as unknown as TypedDocumentString<WithdrawMeasureMutation, WithdrawMeasureMutationVariables>;
export const WithdrawQuoteRequestDocument = new TypedDocumentString(`mutation WithdrawQuoteRequest($realEstateId:ID!$id:ID!$input:VersionInput!){withdrawQuoteRequest(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<WithdrawQuoteRequestMutation, WithdrawQuoteRequestMutationVariables>;
export const WithdrawSlotProposalDocument = new TypedDocumentString(`mutation WithdrawSlotProposal($realEstateId:ID!$id:ID!$input:VersionInput!){withdrawSlotProposal(realEstateId:$realEstateId id:$id input:$input){id version}}`) as unknown as TypedDocumentString<WithdrawSlotProposalMutation, WithdrawSlotProposalMutationVariables>;