import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'loading'
  text: string
}

const lifetime = 2000
const none: Toast[] = []
let toasts: Toast[] = none
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id))

/** A result goes away by itself; a loading toast stays until its result takes its place. */
function put(toast: Toast) {
  const known = toasts.some(({ id }) => id === toast.id)
  change(known ? toasts.map((old) => (old.id === toast.id ? toast : old)) : [...toasts, toast])
  if (toast.kind !== 'loading') setTimeout(() => dismiss(toast.id), lifetime)
}

const show = (kind: Toast['kind'], text: string, id = ++lastId) => {
  put({ id, kind, text })
  return id
}

export const toast = {
  success: (text: string) => void show('success', text),
  error: (text: string) => void show('error', text),
  /** Returns the two ways it can end. */
  loading(text: string) {
    const id = show('loading', text)
    return {
      success: (result: string) => void show('success', result, id),
      error: (result: string) => void show('error', result, id),
      dismiss: () => dismiss(id),
    }
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
