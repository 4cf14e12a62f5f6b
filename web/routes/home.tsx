export default function Home() {
  return <h1>Aloka</h1>
}
