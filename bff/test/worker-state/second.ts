import './first';
