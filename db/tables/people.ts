/** A person whose accounts and requests the owner has joined. */
export interface PersonTable {
  id: string
  created_at: string
}

/** One account, booking or message of a person. */
export interface PersonMemberTable {
  id: string
  person_id: string
  booking_id: string | null
  message_id: string | null
  user_id: string | null
}

export interface PeopleTables {
  person: PersonTable
  person_member: PersonMemberTable
}
