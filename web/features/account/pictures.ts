export const loginPicture = {
  src: '/media/demo/wedding-4.jpg',
  width: 1500,
  height: 1000,
  alt: 'Burning brass oil lamps glow among orange and yellow marigold garlands on a dark wooden table.',
  focus: '64% 50%',
  caption: 'Brass lamps and marigolds, Puran Dhaka.',
}

export const registerPicture = {
  src: '/media/demo/interior-5.jpg',
  width: 1200,
  height: 1500,
  alt: 'A living room corner with a dark slatted wall, lit floor lamp, leather armchair and cream sofa in evening sun.',
  caption: 'The last hour of sun in a Gulshan flat.',
}
