type Gap<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Gap<Rest> : never

/** A whole sentence with its gaps filled: '{day} is taken.' Sentences are never put together from parts. */
export const say = <S extends string>(
  sentence: S,
  values: Record<Gap<S> | (string extends S ? string : never), string | number>,
) => sentence.replace(/\{(\w+)\}/g, (_, name: Gap<S>) => String(values[name]))
