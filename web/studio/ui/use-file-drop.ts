import { type DragEvent, useRef, useState } from 'react'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Accepts dropped files; `over` while files are held above it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  /** Entering a child element also fires `dragleave`, hence the counter. */
  const depth = useRef(0)
  const end = () => {
    depth.current = 0
    setOver(false)
  }
  return {
    'data-over': over || undefined,
    onDragEnter(event: DragEvent) {
      if (!holdsFiles(event)) return
      depth.current += 1
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      if (holdsFiles(event) && --depth.current <= 0) end()
    },
    onDragOver(event: DragEvent) {
      if (holdsFiles(event)) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      if (!holdsFiles(event)) return
      event.preventDefault()
      end()
      onFiles([...event.dataTransfer.files])
    },
  }
}
