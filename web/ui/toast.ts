import { useSyncExternalStore } from 'react'
import { ApiError } from '../lib/api.ts'
import type { FormResult } from '../lib/submit.ts'

/** An action about what the toast reports, such as undo. */
export interface ToastAction {
  label: string
  run: () => void
}

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'loading'
  text: string
  action?: ToastAction
}

/** A toast with an action stays longer, so that people can read and reach it. */
const lifetimeOf = ({ action }: Toast) => (action ? 10_000 : 2000)
const none: Toast[] = []
let toasts: Toast[] = none
let lastId = 0
const listeners = new Set<() => void>()
const endings = new Map<number, ReturnType<typeof setTimeout>>()

function change(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export function dismissToast(id: number) {
  holdToast(id)
  change(toasts.filter((toast) => toast.id !== id))
}

/** Keeps the toast while the pointer or the focus is in it. */
export function holdToast(id: number) {
  clearTimeout(endings.get(id))
  endings.delete(id)
}

export function releaseToast(toast: Toast) {
  holdToast(toast.id)
  endings.set(
    toast.id,
    setTimeout(() => dismissToast(toast.id), lifetimeOf(toast)),
  )
}

/** A result disappears by itself; a loading toast stays until its result replaces it. */
function put(toast: Toast) {
  const isShown = toasts.some(({ id }) => id === toast.id)
  change(isShown ? toasts.map((old) => (old.id === toast.id ? toast : old)) : [...toasts, toast])
  if (toast.kind !== 'loading') releaseToast(toast)
}

const show = (kind: Toast['kind'], text: string, id = ++lastId, action?: ToastAction) => {
  put({ id, kind, text, action })
  return id
}

export const toast = {
  success: (text: string, action?: ToastAction) => void show('success', text, undefined, action),
  error: (text: string) => void show('error', text),
  /** Returns the functions that end it. */
  loading(text: string) {
    const id = show('loading', text)
    return {
      success: (result: string) => void show('success', result, id),
      error: (result: string) => void show('error', result, id),
      dismiss: () => dismissToast(id),
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

/** For a `catch`: shows the message of a refused call; any other error is a bug and is thrown again. */
export function toastApiError(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error
  toast.error(error.message)
}

/** A loading toast that turns into the result. */
export async function toastWhile(text: string, sending: Promise<FormResult>) {
  const notice = toast.loading(text)
  try {
    const result = await sending
    if (result.ok) notice.success(result.message)
    else notice.error(result.message)
    return result
  } catch (error) {
    notice.dismiss()
    throw error
  }
}
