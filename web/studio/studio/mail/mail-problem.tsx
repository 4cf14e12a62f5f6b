import { plainProblem } from './plain-problem.ts'

/** Plain words first, and the mail server's own for whoever looks after it. */
export function MailProblem({ problem }: { problem: string }) {
  const plain = plainProblem(problem)
  if (!plain) return problem
  // Words of our own need no second version.
  if (problem.startsWith('Waited')) return plain
  return (
    <>
      {plain} <span className="adm-soft">({problem})</span>
    </>
  )
}
