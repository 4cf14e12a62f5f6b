import { useEffect, useState } from 'react'

const isComplete = (text: string) => /^(https?:\/\/[^\s/]+\/|\/(?!\/)|data:image\/)\S+$/.test(text)

const debounceMs = 500

/** The typed address, debounced: otherwise each letter would request a picture. */
export function useDebouncedPicture(typed: string) {
  const address = isComplete(typed.trim()) ? typed.trim() : ''
  const [settled, setSettled] = useState(address)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), debounceMs)
    return () => clearTimeout(timer)
  }, [address])
  return settled
}
