import { useEffect, useState } from 'react'

const isComplete = (text: string) => /^(https?:\/\/[^\s/]+\/|\/(?!\/)|data:image\/)\S+$/.test(text)

const pauseMs = 500

/** Of an address that is being typed: what it is once the typing rests. Each letter would ask a server for a picture. */
export function useDebouncedPicture(typed: string) {
  const address = isComplete(typed.trim()) ? typed.trim() : ''
  const [settled, setSettled] = useState(address)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), pauseMs)
    return () => clearTimeout(timer)
  }, [address])
  return settled
}
