export interface DemoBooking {
  name: string
  email: string
  phone: string
  /** Days from the day of seeding; negative for past events. */
  eventDate: number
  address: string
  serviceKey: string
  resolved: boolean
  /** Arranged by phone: only marked as solved. */
  byPhone?: true
  createdAt: string
}

/** Blocked days of the demo. */
export const blockedDays = [
  { from: 12, to: 13, reason: 'Family wedding in Sylhet' },
  { from: 48, to: 50, reason: 'Exhibition in Chattogram' },
]

export const bookings: DemoBooking[] = [
  {
    name: 'Kashphul Ceramics',
    email: 'studio.kashphul@example.org',
    phone: '+8801000000871',
    eventDate: -63,
    address: 'Workshop 3, Ashulia Road, Savar',
    serviceKey: 'product',
    resolved: true,
    createdAt: '2026-07-21T06:14:00.000Z',
  },
  {
    name: 'Arif Tonmoy',
    email: 'arif.tonmoy@example.com',
    phone: '+8801000000112',
    eventDate: -48,
    address: 'Level 9, Gulshan Avenue, Dhaka',
    serviceKey: 'boardroom',
    resolved: true,
    createdAt: '2026-08-05T09:40:00.000Z',
  },
  {
    name: 'Mitu Haldar',
    email: 'mitu.haldar@example.com',
    phone: '+8801000000236',
    eventDate: -41,
    address: 'House 22, Road 4, Sector 7, Uttara, Dhaka',
    serviceKey: 'homes',
    resolved: true,
    createdAt: '2026-08-16T13:22:00.000Z',
  },
  {
    name: 'Jolpata Skincare',
    email: 'hello.jolpata@example.org',
    phone: '+8801000000664',
    eventDate: -30,
    address: '',
    serviceKey: 'shop-set',
    resolved: true,
    createdAt: '2026-08-29T05:55:00.000Z',
  },
  {
    name: 'তানিয়া রহমতুল্লা',
    email: 'tania.r@example.com',
    phone: '+8801000000347',
    eventDate: -22,
    address: 'কমিউনিটি হল, রোড ৫, ধানমন্ডি, ঢাকা',
    serviceKey: 'holud',
    resolved: true,
    createdAt: '2026-09-07T15:10:00.000Z',
  },
  {
    name: 'Dighipar Textiles',
    email: 'press.dighipar@example.org',
    phone: '+8801000000590',
    eventDate: -9,
    address: 'Plot 41, BSCIC Industrial Area, Narayanganj',
    serviceKey: 'industrial',
    resolved: true,
    createdAt: '2026-09-15T07:48:00.000Z',
  },
  {
    name: 'Elin Sandvand',
    email: 'elin.sandvand@example.com',
    phone: '+8801000000782',
    eventDate: 6,
    address: 'Guest house, Road 11, Banani, Dhaka',
    serviceKey: 'interior',
    resolved: true,
    createdAt: '2026-09-24T10:31:00.000Z',
  },
  {
    name: 'Tanvir Shoikot',
    email: 'tanvir.shoikot@example.com',
    phone: '+8801000000123',
    eventDate: 3,
    address: 'Lake-side community centre, Mirpur DOHS, Dhaka',
    serviceKey: 'wedding',
    resolved: false,
    createdAt: '2026-10-02T14:42:00.000Z',
  },
  {
    name: 'Bokultola Kitchen',
    email: 'orders.bokultola@example.org',
    phone: '+8801000000415',
    eventDate: 9,
    address: '12/A Satmasjid Road, Dhanmondi, Dhaka',
    serviceKey: 'food-table',
    resolved: false,
    createdAt: '2026-10-08T06:25:00.000Z',
  },
  {
    name: 'Farzana Shormi',
    email: 'farzana.shormi@example.com',
    phone: '+8801000000348',
    eventDate: 15,
    address: 'Old Circuit House grounds, Chattogram',
    serviceKey: 'wedding-story',
    resolved: false,
    createdAt: '2026-10-13T16:07:00.000Z',
  },
  {
    name: 'সাদিয়া নওরীন',
    email: 'sadia.nowrin@example.com',
    phone: '+8801000000218',
    eventDate: 22,
    address: 'বাড়ি ১৮, লেন ২, জলেশ্বরীতলা, বগুড়া',
    serviceKey: 'homes',
    resolved: true,
    createdAt: '2026-10-19T11:50:00.000Z',
  },
  {
    name: 'Sheuli Freight Lines',
    email: 'desk.sheuli@example.org',
    phone: '+8801000000709',
    eventDate: 34,
    address: 'Depot 6, Port Link Road, Chattogram',
    serviceKey: 'warehouse',
    resolved: true,
    createdAt: '2026-10-22T08:33:00.000Z',
  },
  {
    name: 'Mehnaz Ahona',
    email: 'mehnaz@example.com',
    phone: '+8801000000455',
    eventDate: 47,
    address: 'House 9, Road 13, Nikunja 2, Dhaka',
    serviceKey: 'wedding',
    resolved: false,
    createdAt: '2026-10-27T12:16:00.000Z',
  },
  {
    name: 'Thomas Okwara',
    email: 'thomas.okwara@example.org',
    phone: '+8801000000903',
    eventDate: 61,
    address: '',
    serviceKey: 'corporate',
    resolved: true,
    createdAt: '2026-10-30T09:04:00.000Z',
  },
  {
    name: 'Nilima Crafts',
    email: 'nilima.crafts@example.org',
    phone: '+8801000000218',
    eventDate: 28,
    address: 'House 9, Road 12, Mirpur DOHS, Dhaka',
    serviceKey: 'product',
    resolved: true,
    byPhone: true,
    createdAt: '2026-11-03T08:20:00.000Z',
  },
]
