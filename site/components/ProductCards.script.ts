// Nothing runs: the cards are links. The stylesheet comes with this file.
import './ProductCards.css';
