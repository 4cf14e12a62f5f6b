import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/public.tsx', [
    index('routes/home.tsx'),
    route('services', 'routes/services.tsx'),
    route('services/:id', 'routes/service.tsx'),
    route('about', 'routes/about.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('*', 'routes/lost.tsx'),
  ]),
] satisfies RouteConfig
