import { configure } from '@testing-library/react'

// A limit only ends what hangs: a busy machine may take its time.
configure({ asyncUtilTimeout: 300_000 })
