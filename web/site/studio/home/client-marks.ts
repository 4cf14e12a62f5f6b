/** How large each mark is drawn in client-logos.svg. */
export const marks: Record<string, [width: number, height: number]> = {
  '#nokshi': [174, 56],
  '#niloy': [153, 56],
  '#nodi': [156, 56],
  '#meghpur': [185, 56],
  '#ujanpara': [212, 56],
  '#tin-kona': [187, 56],
}
