export interface DemoWork {
  file: string
  title: string
  place: string
  kind: string
  serviceKey: string
  story?: string
}

const kindOf: Record<string, [kind: string, serviceKey: string]> = {
  wedding: ['Weddings', 'wedding'],
  product: ['Products', 'product'],
  interior: ['Interiors', 'interior'],
  corporate: ['Corporate', 'corporate'],
  industrial: ['Industrial', 'industrial'],
}

const shown = (file: string, title: string, place: string, story?: string): DemoWork => {
  const [kind, serviceKey] = kindOf[/wedding|product|interior|corporate|industrial/.exec(file)![0]]!
  return { file, title, place, kind, serviceKey, story }
}

/** The portfolio of the demo, in order. */
export const works = [
  shown('industrial-6.jpg', 'Nobody blinks while it cuts', 'Ujanpara Steel Works, Narayanganj'),
  shown('product-6.jpg', 'Fourteen bowls, one window', 'Chawkbazar, Dhaka'),
  shown('interior-6.jpg', 'A stair that never hurries', 'Tin Kona, Gulshan'),
  shown('wedding-7.jpg', 'She looked out once, to see whether they had come', 'Puran Dhaka'),
  shown(
    'hero-industrial.jpg',
    'Morning shift, before the noise',
    'Ujanpara Steel Works, Narayanganj',
    'The roof lets the sun in for half an hour. We had asked which half.',
  ),
  shown('wedding-5.jpg', 'Hers, and the one she let me hold', 'Dhanmondi'),
  shown(
    'wedding-4.jpg',
    'The lamps were lit twice; the first time the wind won',
    'Puran Dhaka',
    'A holud evening in a courtyard, an hour before the guests. No light but theirs.',
  ),
  shown('interior-3.jpg', 'Eleven in the morning, for nine minutes', 'Tin Kona, Gulshan'),
  shown('product-1.jpg', 'Niloy, ten past ten as it must be', 'Studio'),
  shown('hero-interior.jpg', 'The armchair nobody sits in', 'Banani'),
  shown('corporate-5.jpg', 'Everybody still working', 'Motijheel, Dhaka'),
  shown('product-2.jpg', 'Second cup', 'Meghpur Tea Gardens'),
  shown('hero-wedding.jpg', 'Rings, resting', 'Dhanmondi'),
  shown('industrial-5.jpg', 'Light through the roof, nobody asked it to', 'Narayanganj'),
  shown('industrial-4.jpg', 'Tanks at the hour they turn to copper', 'Patenga'),
  shown('product-5.jpg', 'One lamp, forty minutes', 'Nokshi, studio'),
  shown('wedding-1.jpg', 'Before anyone sat down', 'Kashbon Hall, Dhaka'),
  shown('interior-4.jpg', 'Green tiles, one honest mirror', 'Uttara'),
  shown('industrial-3.jpg', 'Red means ask first', 'Chattogram'),
  shown('wedding-3.jpg', 'Nusrat and Tanvir, by post', 'Dhanmondi'),
  shown('hero-product.jpg', 'Nokshi, the bottle', 'Studio'),
  shown('corporate-2.jpg', 'The lobby, empty for once', 'Tejgaon'),
  shown('interior-1.jpg', 'Kitchen with the window on the right side', 'Banani'),
  shown('interior-5.jpg', 'Lamp on at five', 'Banani'),
  shown('wedding-2.jpg', 'Four glasses, one toast', 'Kashbon Hall, Dhaka'),
  shown('product-3.jpg', 'Weight you can see', 'Studio'),
  shown('industrial-1.jpg', 'Teeth', 'Gazipur'),
  shown('hero-corporate.jpg', 'Looking up is free', 'Motijheel, Dhaka'),
  shown('product-4.jpg', 'Rose, and things that smell of it', 'Studio'),
  shown('interior-2.jpg', 'Linen, unironed on purpose', 'Uttara'),
  shown('corporate-4.jpg', 'Before the meeting that took all day', 'Tejgaon'),
  shown('industrial-2.jpg', 'Aisle nine', 'Gazipur'),
  shown('hero-wedding-2.jpg', 'Her grandmother’s, all twelve', 'Wari'),
  shown('hero-product-2.jpg', 'Tea before the first bus', 'Postogola, Dhaka'),
  shown('wedding-9.jpg', 'The way up', 'Kashbon Hall, Dhaka'),
  shown('hero-interior-2.jpg', 'A chair, a lamp, a morning', 'Banani'),
  shown('product-8.jpg', 'Folded the way the weaver folds them', 'Nokshi, studio'),
  shown('hero-industrial-2.jpg', 'Two thousand cones, sorted by shade', 'Gazipur'),
  shown('wedding-8.jpg', 'Six candles and a bowl of marigolds', 'Dhanmondi'),
  shown('corporate-6.jpg', 'The minutes, after everyone had left', 'Motijheel, Dhaka'),
  shown('product-7.jpg', 'Thrown by hand, and it shows', 'Studio'),
  shown('hero-corporate-2.jpg', 'Half past six, the board is late', 'Gulshan'),
]
