// The home screen, and below its services the wedding partners.
import { HomeScreen } from '../../../features/dashboard/HomeScreen.tsx';
import { PartnersSlideshow } from '../../../features/venues/PartnersSlideshow.tsx';

export default function HomePage() {
  return <HomeScreen partners={<PartnersSlideshow />} />;
}
