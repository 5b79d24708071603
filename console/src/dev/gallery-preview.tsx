import '../main.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Toaster } from '#ui/Toaster.tsx';
import '#ui/use-theme.ts';
import GalleryScreen from './GalleryScreen.tsx';

const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <main className="mx-auto max-w-content p-(--gutter)">
        <GalleryScreen />
        <Toaster />
      </main>
    ),
  },
]);
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
