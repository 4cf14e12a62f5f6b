import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/public.tsx', [
    index('routes/home.tsx'),
    route('services', 'routes/services.tsx'),
    route('services/:id', 'routes/service.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('account', 'routes/account.tsx'),
    route('about', 'routes/about.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/post/:cat_slug/:slug', 'routes/post.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('*', 'routes/lost.tsx'),
  ]),
] satisfies RouteConfig
