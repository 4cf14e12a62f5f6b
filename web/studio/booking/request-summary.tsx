/** Who sent a booking or a message, and what it is about. */
export const RequestSummary = ({ name, about }: { name: string; about: string }) => (
  <div>
    <span className="adm-cell-t">{name}</span>
    <span className="adm-cell-s">{about}</span>
  </div>
)
