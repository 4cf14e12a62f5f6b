import { useEffect, useState } from 'react'

const isComplete = (text: string) => /^(https?:\/\/[^\s/]+\/|\/(?!\/)|data:image\/)\S+$/.test(text)

const debounceMs = 500

/** The address that is being typed, debounced: otherwise each letter would ask a server for a picture. */
export function useDebouncedPicture(typed: string) {
  const address = isComplete(typed.trim()) ? typed.trim() : ''
  const [settled, setSettled] = useState(address)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), debounceMs)
    return () => clearTimeout(timer)
  }, [address])
  return settled
}
